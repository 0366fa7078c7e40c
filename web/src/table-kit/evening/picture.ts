/** Draws an evening as a picture to share. */
import type { Section } from './lines.ts';

const WIDTH = 1080;
const SIDE = 90;
const LINE = 46;
const PAPER = '#f6eedd';
const INK = '#1f241c';
const SOFT = '#5b5a48';
const FELT = '#2f4a3c';

type Pen = Pick<
  CanvasRenderingContext2D,
  'font' | 'fillStyle' | 'fillRect' | 'fillText' | 'measureText' | 'textBaseline'
>;
type Drawn = { readonly text: string; readonly kind: 'head' | 'note' | 'title' | 'line'; readonly y: number };

const fonts: Record<Drawn['kind'], string> = {
  head: '700 84px "Barlow Condensed", sans-serif',
  note: '400 34px Figtree, sans-serif',
  title: '700 46px "Barlow Condensed", sans-serif',
  line: '400 36px Figtree, sans-serif',
};

/** Where each line of text goes, and how high the picture is. */
export function layout(
  { title, note, sections }: { readonly title: string; readonly note: string; readonly sections: readonly Section[] },
  widthOf: (text: string, kind: Drawn['kind']) => number,
): { readonly drawn: readonly Drawn[]; readonly height: number } {
  const drawn: Drawn[] = [
    { text: title, kind: 'head', y: 150 },
    { text: note, kind: 'note', y: 205 },
  ];
  let y = 215;
  for (const section of sections) {
    y += 84;
    drawn.push({ text: section.title, kind: 'title', y });
    for (const line of section.lines) {
      for (const text of wrapped(line, (part) => widthOf(part, 'line') <= WIDTH - 2 * SIDE)) {
        y += LINE;
        drawn.push({ text, kind: 'line', y });
      }
    }
  }
  return { drawn, height: Math.max(y + 110, 700) };
}

/** Breaks a line between words; a word that is too long stays whole. */
export function wrapped(line: string, fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of line.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export async function pictureOf(page: Parameters<typeof layout>[0]): Promise<Blob | undefined> {
  await document.fonts?.ready;
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  const widthOf = (text: string, kind: Drawn['kind']) => {
    pen.font = fonts[kind];
    return pen.measureText(text).width;
  };
  const { drawn, height } = layout(page, widthOf);
  canvas.width = WIDTH;
  canvas.height = height;
  paint(pen, drawn, height);
  return new Promise((done) => canvas.toBlob((blob) => done(blob ?? undefined), 'image/png'));
}

function paint(pen: Pen, drawn: readonly Drawn[], height: number): void {
  pen.fillStyle = FELT;
  pen.fillRect(0, 0, WIDTH, height);
  pen.fillStyle = PAPER;
  pen.fillRect(40, 40, WIDTH - 80, height - 80);
  pen.textBaseline = 'alphabetic';
  for (const { text, kind, y } of drawn) {
    pen.font = fonts[kind];
    pen.fillStyle = kind === 'note' ? SOFT : kind === 'title' ? FELT : INK;
    pen.fillText(text, SIDE, y, WIDTH - 2 * SIDE);
  }
}
