/** Random text from the system's generator, in base64url: secrets and the ids of actions. */

export function randomId(bytes = 12): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return btoa(String.fromCharCode(...random))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
