/** The password that some servers want before they open a table; `pages/PasswordDialog.svelte` asks for it. */

type Send<Answer> = (headers?: Record<string, string>) => Promise<Answer>;

class Opening {
  /** Answers the open dialog: the password that was typed, or undefined if it was closed. */
  answer = $state.raw<(typed: string | undefined) => void>();
  wasWrong = $state(false);
  /** Kept until the page is closed. */
  #password: string | undefined;

  /** Sends a request, again with a password as long as the server asks for one and the person types one. */
  async post<Answer extends { ok: boolean; code?: unknown }>(send: Send<Answer>): Promise<Answer> {
    const password = this.#password;
    const asked = await send(
      password === undefined ? undefined : { 'safehouse-password': encodeURIComponent(password) },
    );
    if (asked.code !== 'password-needed') return asked;
    this.wasWrong = password !== undefined;
    this.#password = await new Promise<string | undefined>((answer) => {
      this.answer = answer;
    });
    this.answer = undefined;
    return this.#password === undefined ? asked : this.post(send);
  }
}

export const opening = new Opening();
