/** Hungarian words with two spellings or a short form that are the same word (L11). */

const same = [
  'tejföl tejfel, vödör veder, seper söpör, seprű söprű, csend csönd, csendes csöndes, csenget csönget, csengő csöngő, zsemle zsömle',
  'per pör, szeg szög, sör ser, peder pödör, perzsel pörzsöl, gyerek gyermek, lány leány, árboc árbóc, puding pudding, fenn fönn',
  'csoki csokoládé, fagyi fagylalt, süti sütemény, tévé televízió tv, ubi uborka, ovi óvoda, suli iskola, matek matematika',
  'töri történelem, tesi testnevelés, foci futball, bicaj bicikli, moci motor, pulcsi pulóver, cigi cigaretta, üdcsi üdítő, vécé wc',
  'dzsip jeep, dzsessz jazz, menedzser manager, szelfi selfie, hekker hacker, influenszer influencer, humusz hummusz, bagett baguette',
  'fondü fondue, gésa geisha, nindzsa ninja, dzsúdó judo, szafari safari, lasagne lazanya, cunami tsunami, emoji emodzsi, kóla cola',
  'kivi kiwi, jóga yoga, vudu voodoo, bumeráng bumerang, díler dealer, bróker broker, kvíz quiz, szmájli smiley, kemping camping',
  'nyúl nyuszi nyuszika, labor laboratórium, infó információ, busz autóbusz, troli trolibusz, teló telefon',
  'mobil mobiltelefon, repcsi repülő, uncsi unalmas, nagyi nagymama, anyu anya, apu apa, öcsi öcs, hugi húg, tesó testvér, doki doktor',
  'csoda csuda, vörös veres, kamra kamara, szendvics sandwich, dzsúsz juice, fájl file, pulóver pullover, szvetter sweater, lájk like',
  'kolesz koli kollégium, fősuli főiskola, telcsi telefon, bizi bizonyítvány, ofő osztályfőnök',
  'hűtő hűtőszekrény, mikró mikrohullámú, szendó szendvics',
];

const groups = new Map<string, readonly string[]>();
for (const words of same.flatMap((line) => line.split(', ').map((group) => group.split(' ')))) {
  for (const word of words) groups.set(word, [...(groups.get(word) ?? []), ...words]);
}

/** *Fel-* and *föl-* are one prefix. */
export function variants(letters: string): readonly string[] {
  const other = /^f[eö]l(.+)$/u.exec(letters)?.[1];
  return [...(groups.get(letters) ?? []), ...(other ? [`fel${other}`, `föl${other}`] : [])];
}
