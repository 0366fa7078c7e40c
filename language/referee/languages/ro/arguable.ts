/** Romanian words with a common origin that some people still hear: they would argue, so the referee doubts. */

const table = `
  frigider: frig, friguros; dumnezeu: zeu, zei; primăvară: vară, prim; mărțișor: martie; dracula: drac; ospătar: oaspete, ospăț; cuptor: copt, coace;
  căsătorie: casă; brățară: braț; lăutar: lăută; cavaler: cal; elicopter: elice; pompier: pompă; soldat: soldă; operă: operație; săptămână: șapte;
  primar: prim; prinț: principe; căprioară: capră; bucătar: bucată, bucate; umbrelă: umbră; bicicletă: ciclu; pătrat: patru; trifoi: trei, foaie;
  triunghi: trei; triciclu: trei; trident: trei, dinte; trepied: trei, picior; tricolor: trei; cvartet: patru
`;

const others = new Map<string, string[]>();
for (const entry of table.split(';')) {
  const [word = '', related = ''] = entry.trim().split(': ');
  for (const other of related.split(', ')) {
    others.set(word, [...(others.get(word) ?? []), other]);
    others.set(other, [...(others.get(other) ?? []), word]);
  }
}

export function arguable(letters: string): readonly string[] {
  return others.get(letters) ?? [];
}
