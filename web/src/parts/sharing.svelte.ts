/** Shares a link: through the clipboard, or the device's share sheet. */

import { announce } from '../lib/announce.svelte.ts';
import { t } from '../texts/texts.svelte.ts';

const SHOWN_FOR = 2_500;

export class Sharing {
  copied = $state(false);
  failed = $state(false);
  readonly canShare = 'share' in navigator;

  async copy(link: string): Promise<void> {
    this.failed = false;
    try {
      await navigator.clipboard.writeText(link);
      this.copied = true;
      announce(t.lobby.invite.copied);
      setTimeout(() => {
        this.copied = false;
      }, SHOWN_FOR);
    } catch {
      this.failed = true;
    }
  }

  share(link: string, text: string): void {
    // Closing the sheet without sharing is not an error.
    navigator.share({ text, url: link }).catch(() => undefined);
  }
}
