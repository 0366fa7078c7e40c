/** Italian nouns from a verb's old stem: *conclusione* of *concludere*, *seduttore* of *sedurre*, *udienza* of *udire*. */
import type { Has } from './derivation.ts';

/** The ends of such a stem, and those of its verbs. With a prefix only: *comporre*, not *porre* itself. */
const stems = read(`
duz dutt: durre
tratt traz: +trarre
posiz posit: +porre
vers: vertire vertere
miss: +mettere
cess: +cedere
tens tent: tendere
pens: +pendere spendere
fens: fendere
prens: prendere
cens: cendere
vis: videre
cis: cidere
vas: vadere
suas: suadere
lus: ludere
clus: cludere
plos: plodere
ros: rodere
fus: fondere
mers: mergere
spers: sperdere spargere
cuss: cutere cuotere
press: primere premere
gress: +gredire
puls: pellere
scriz scritt: scrivere
lez: leggere
rez rett: reggere rigere
tez tett: teggere
fliz fritt: fliggere friggere
struz strutt: struire struggere
uz ut: +uire
diz: +dire
finz: fingere
striz: stringere
stinz: stinguere
tinz: tingere
giunz: giungere
punt: pungere
unz: ungere
moz: muovere
soluz solut: solvere
voluz: volvere
sunz: sumere
denz: dimere
tenz: +tenere
venz: +venire
cez: cepire cevere
chies: chiedere
quisiz quisit: quisire
az: +agire
scens: scendere
sess: sedere
scoss: scuotere
fraz: frangere
cors: +correre
`);

/** These belong to no verb any longer. */
const others = new Set(
  'lezione pensione missione passione sessione frazione fazione versione visione commissione processione processore attenzione funzione azione nazione posizione'.split(
    ' ',
  ),
);

const endings = /^(.*)(?:ione|ore|rice|ura|iva|ivo|orio|ibile)$/u;
const present = /^(.{2,})ien(?:za|te)$/u;
const notFromVerbs = new Set('ambiente gradiente oriente paziente niente cliente'.split(' '));

/** The verbs that a noun is formed from, if they are listed. */
export function* verbsBehind(letters: string, has: Has): Generator<string> {
  const [, stem] = endings.exec(letters) ?? [];
  if (stem !== undefined && !others.has(letters)) yield* verbsOf(stem, has);
  const [, before] = present.exec(letters) ?? [];
  if (before !== undefined && !notFromVerbs.has(letters) && has(`${before}ire`)) yield `${before}ire`;
}

function* verbsOf(stem: string, has: Has): Generator<string> {
  for (const [end, verbs] of stems) {
    if (!stem.endsWith(end)) continue;
    const prefix = stem.slice(0, -end.length);
    for (const verb of verbs) {
      const whole = prefix + verb.replace('+', '');
      if ((prefix !== '' || !verb.startsWith('+')) && has(whole)) yield whole;
    }
  }
}

function read(lines: string): (readonly [string, readonly string[]])[] {
  return lines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [ends = '', verbs = ''] = line.split(': ');
      return ends.split(' ').map((end) => [end, verbs.split(' ')] as const);
    });
}
