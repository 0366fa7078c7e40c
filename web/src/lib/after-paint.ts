/** Resolves in a later task: what is loaded then does not hold up what the page shows first (UX 37). */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
