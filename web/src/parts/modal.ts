/** Opens a dialog over the whole page. Returns a cleanup that removes it; use it in an effect. */
export function showModal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement as HTMLElement | null;
  // Moved to the body, so that it does not inherit the colours of the paper or team it was opened from.
  document.body.append(dialog);
  dialog.showModal();
  return () => {
    // A dialog that was closed has already returned the focus, and the user may have moved it on since. One that is
    // removed while open loses it.
    dialog.remove();
    if (document.activeElement === document.body) before?.focus({ preventScroll: true });
  };
}
