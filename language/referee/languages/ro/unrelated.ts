/** Romanian words that an ending only seems to lead to: *gelos* does not come from *gel*, nor *mere* from *mare*. */

/** A word, and what it is neither a form of nor derived from. */
const table = `
  dezastru: astru; gelos: gel; gelozie: gel; boiesc: boi; boia: boi, bou; mere: mar, mare; maree: mare; muri: mura; mure: mura, muri; murătură: muri, mură;
  repara: parez, para; ridichi: ridica, ridic; ridiche: ridica; rachiu: rac; răceală: rac, raci; răci: rac, raci; colonel: coloană; plătică: plat, plată, plata, plăti;
  portar: porta, port; vânător: vânăta, vânăt, vânătă; vâna: vână; verișor: var, vară; alergie: alerg, alerga, alergi; alerga: alergie, alergic;
  grindină: grind, grindă; frânghie: frânge; tribunal: tribună; spațiu: spate; prăjesc: praj, praji, praz; lego: lega, legă, leagă; judo: jude, jud; cod: coda, codi;
  amandină: amandea; repetiție: petiție; pescar: pască, pasc; pescărie: pască; mure: mura; puștesc: post, poștă; petiție: petiță, pat; căruță: căra
`;

const apart = new Map(
  table.split(';').map((entry) => {
    const [word = '', others = ''] = entry.trim().split(': ');
    return [word, others.split(', ')] as const;
  }),
);

/** The words found for another one, without those that only look like it. */
export function related(letters: string, found: Iterable<string>): string[] {
  const not = apart.get(letters);
  return [...found].filter((word) => !not?.includes(word));
}
