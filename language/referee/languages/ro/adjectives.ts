/** Short Romanian adjectives: the dictionary has their feminine forms only as words of their own: *alb, albă*. */

/** Each with its feminine form if the vowel changes, and its masculine plural if no rule gives it. */
const table = `
  alb bun rar clar fals lent laș ceh celt miop boem obez oval urât agil rupt lin pur sur brut mult cult uman oral avar ilar basc vag mic
  amar dur mut nud ud crud surd spân plin fin blând lung larg drag șubred tâmp tont calm cast vast just robust bleg drept strâmt scund rotund
  copt-coaptă gol-goală-goi tot-toată-toți orb-oarbă mort-moartă snob-snoabă creț-creață gros-groasă frumos-frumoasă chior-chioară șchiop-șchioapă
  destul-destulă-destui sătul-sătulă-sătui viu-vie-vii bej roz
`;

/** As lines of the table of irregular words. */
export const adjectives = table.trim().split(/\s+/u).map(line);

function line(entry: string): string {
  const [one = '', feminine = `${one}ă`, many = `${softened(one)}i`] = entry.split('-');
  const stem = feminine.replace(/[ăe]$/u, '');
  const others = /[cg]ă$/u.test(feminine) ? [`${stem}i`, `${stem}ii`] : [`${stem}e`, `${stem}ei`];
  const forms = [feminine, `${stem}a`, ...others, many, `${many}i`, `${many}lor`];
  return `${one}: ${[...new Set(forms)].join(', ')}`;
}

function softened(stem: string): string {
  return stem
    .replace(/st$/u, 'șt')
    .replace(/([^ș])t$/u, '$1ț')
    .replace(/d$/u, 'z')
    .replace(/s$/u, 'ș');
}
