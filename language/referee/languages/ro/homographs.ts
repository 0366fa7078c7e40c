/** Romanian nouns and adjectives that are spelled like a form of a verb, and so are the same word (L11): *cer* is the sky, and *I ask*. */

/** A verb (or an adjective), and the other words that one of its forms spells. */
const table = `
  veni: vin, venit; cere: cer; toca: toc, toacă; purta: port, poartă; căra: car; tăcea: tac; bate: bat; coace: coc, copt, coaptă; roade: rod;
  frige: frig; durea: dor; părea: par; sălta: salt; sări: sare; pica: pic, pică; călca: calc; muta: mut; mâna: mână; făta: fată; sta: stat;
  da: dat, dată, date; viu: vie; rade: ras, rasă; păsa: pasă; curge: curs; merge: mers; pune: pui, pus; minți: minte; căsca: cască; muri: moară;
  trage: tras; geme: gem; crăpa: crap; coase: cos; scrie: scris; duce: dus; plăcea: plac; lua: luat; lăsa: las; sorbi: sorb;
  ține: țin; tunde: tuns; toarce: tors; unge: uns; culege: cules; alege: ales; arde: ars; fierbe: fiert; naște: născut; zbura: zbor; lăuda: laudă;
  suge: supt; zice: zis; strânge: strâns; stoarce: stors; șterge: șters; vedea: văz; simți: simț, simt; lega: leg; pierde: pierdut; cânta: cânt
`;

/** What each word is also a form of. */
export const homographs: ReadonlyMap<string, readonly string[]> = read(table);

function read(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const entry of text.split(';')) {
    const [verb = '', words = ''] = entry.trim().split(': ');
    for (const word of words.split(', ')) found.set(word, [...(found.get(word) ?? []), verb]);
  }
  return found;
}
