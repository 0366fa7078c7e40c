/**
 * Words that people argue about: faded compounds (L9), and learned words with a common stem (L6). The referee only
 * doubts them.
 */

/** The word, and the words that some people still hear in it. */
const faded = `
breakfast break fast|pineapple pine apple|strawberry straw berry|iceland ice land|greenland green land
holiday holy day|cockpit cock pit|cocktail cock tail|understand under stand|wardrobe ward robe|goodbye good bye|mermaid mer maid
wedlock wed lock|nutmeg nut|pastime time|peacock pea`;

/** Words of one learned stem: each is a doubt for every other. */
const learned = `
astronomy astronaut astrology astronomer astrologer|universe university|century percent|submarine marine|television vision
automobile mobile|electron electric|memory memorial|nature native|optic optician|saturn saturday|telegraph telegram`;

const doubts = new Map<string, string[]>();
for (const [word = '', ...heard] of rowsOf(faded)) doubts.set(word, heard);
for (const row of rowsOf(learned)) for (const word of row) doubts.set(word, row.slice(0, 1));

/** What some people take a word to be a form of. */
export function arguableBasesOf(word: string): readonly string[] {
  const letters = word.toLowerCase();
  return doubts.get(letters) ?? doubts.get(letters.replace(/(?:s|ing)$/u, '')) ?? [];
}

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split(/[|\n]/u)
    .map((row) => row.split(' '));
}
