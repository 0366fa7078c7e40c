/** Danish forms that the dictionary lists as separate words, and endings of words that it lacks. */

/** Plurals with another vowel; they also end compounds. */
const plurals = new Map(
  `mænd:mand børn:barn bøger:bog hænder:hånd fødder:fod tænder:tand rødder:rod nætter:nat ænder:and gæs:gås høns:høne køer:ko tæer:tå
   mødre:mor fædre:far brødre:bror døtre:datter sønner:søn kløer:klo knæer:knæ kræfter:kraft bønder:bonde fjender:fjende nødder:nød
   stænger:stang tænger:tang kæppe:kæp køkkener:køkken søstre:søster venner:ven øjne:øje ører:øre træer:træ stæder:stad
   somre:sommer vintre:vinter engle:engel nøgler:nøgle cykler:cykel himle:himmel spejle:spejl fingre:finger skuldre:skulder hamre:hammer
   kældre:kælder middage:middag gafler:gaffel kartofler:kartoffel tøfler:tøffel sadler:saddel artikler:artikel regler:regel titler:titel
   muskler:muskel mandler:mandel bibler:bibel djævle:djævel apostle:apostel onkler:onkel kedler:kedel snabler:snabel bjælder:bjælde
   fugle:fugl ankre:anker teatre:teater centre:center mønstre:mønster filtre:filter monstre:monster klostre:kloster vinduer:vindue
   lagre:lager lemmer:lem gummier:gummi numre:nummer kamre:kammer tempel:tempel templer:tempel enkler:ankel ankler:ankel
   konti:konto saldi:saldo risici:risiko tempi:tempo soli:solo celli:cello kolli:kollo kommata:komma skemata:skema temata:tema
   leksika:leksikon visa:visum fora:forum kvanta:kvantum minima:minimum maksima:maksimum optima:optimum centra:centrum centre:centrum
   antibiotika:antibiotikum narkotika:narkotikum scenarier:scenario modi:modus brædder:bræt
   æsler:æsel vafler:vaffel skafler:skaffel ætter:æt landmænd:landmand sømænd:sømand lus:lus mus:mus`
    .split(/\s+/)
    .map((line) => line.split(':') as [string, string]),
);

/** Endings of nouns: words missing from the dictionary are new nouns and names. */
const endings: readonly (readonly [string, readonly string[]])[] = [
  ['ernes', ['', 'e']],
  ['erne', ['', 'e', 'er']],
  ['enes', ['', 'e']],
  ['ene', ['', 'e']],
  ['eren', ['er']],
  ['ere', ['er']],
  ['ens', ['', 'e']],
  ['ets', ['', 'e']],
  ['en', ['', 'e']],
  ['et', ['', 'e']],
  ['n', ['']],
  ['s', ['']],
];

const SHORTEST = 3;

/** The base of a form, where the dictionary does not say so. */
export function basesOf(letters: string, has: (letters: string) => boolean, known: readonly string[]): string[] {
  const found = new Set<string>();
  for (const [plural, single] of plurals) {
    for (const form of [plural, `${plural}ne`, `${plural}ene`, `${plural}s`]) {
      if (!letters.endsWith(form)) continue;
      const base = letters.slice(0, -form.length) + single;
      if (base !== letters && (form === letters || plural.length > SHORTEST) && has(base)) found.add(base);
    }
  }
  if (known.length === 0 && !has(letters)) for (const base of endless(letters, has)) found.add(base);
  return [...found];
}

/** Without an ending: *selfien* is a form of *selfie*, *nørdernes* of *nørd*. */
function endless(letters: string, has: (letters: string) => boolean): string[] {
  return endings.flatMap(([ending, instead]) => {
    if (!letters.endsWith(ending)) return [];
    const stem = letters.slice(0, -ending.length);
    const single = /([bdfgklmnprst])\1$/u.test(stem) ? [stem.slice(0, -1)] : [];
    return [...instead.map((other) => stem + other), ...single].filter((base) => base.length > SHORTEST && has(base));
  });
}

/** The singular of a plural with another vowel; undefined if it is not one. */
export function singleOf(letters: string): string | undefined {
  return plurals.get(letters);
}
