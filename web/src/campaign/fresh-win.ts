/** The mission that was won at a table of this page just now: the map shows it once. A reload forgets it. */
let city: string | undefined;

export function noteWin(won: string): void {
  city = won;
}

export function takeWin(): string | undefined {
  const won = city;
  city = undefined;
  return won;
}
