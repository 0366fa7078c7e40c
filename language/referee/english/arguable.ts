/** Where honest people argue: compounds that have faded (L9), and learned words that share a stem (L6). The referee only doubts them. */

/** The word, and what some still hear in it. */
const faded = `
breakfast break fast|butterfly butter fly|pineapple pine apple|strawberry straw berry|gooseberry goose berry|cupboard cup board|iceland ice land|greenland green land
holiday holy day|ladybird lady bird|ladybug lady bug|cockpit cock pit|cocktail cock tail|understand under stand|wardrobe ward robe|goodbye good bye|mermaid mer maid
grapefruit grape fruit|wedlock wed lock|bridegroom bride groom|nickname nick name`;

/** Words of one learned stem: any of them is a doubt beside any other. */
const learned = `
astronomy astronaut astrology astronomer astrologer|universe university|century percent|submarine marine|television vision
automobile mobile|electron electric|memory memorial|nature native|optic optician|saturn saturday|telegraph telegram`;

const parts = new Map<string, string[]>();
for (const [word = '', ...heard] of rowsOf(faded)) parts.set(word, heard);
const stems = new Map<string, string>();
for (const row of rowsOf(learned)) for (const word of row) stems.set(word, row[0] as string);

export const arguable = {
  partsOf: (word: string): string[][] => [parts.get(word.toLowerCase())].filter((found) => found !== undefined),
  basesOf: (word: string): string[] => [stems.get(word.toLowerCase())].filter((found) => found !== undefined),
};

function rowsOf(table: string): string[][] {
  return table
    .trim()
    .split(/[|\n]/u)
    .map((row) => row.split(' '));
}
