/** Own packs: adding, correcting and sharing them, the page of a shared link, and refusals. */
import type { ErrorCode } from '@safehouse/protocol/codes.ts';

export const ownPacks = {
  add: {
    title: 'Omat sanat',
    lead: 'Perhe, työpaikka, kotikylä: {least}–{most} sanaa millä kielellä tahansa. Ne jäävät tähän pöytään.',
    name: 'Nimi',
    namePlaceholder: 'Meidän perhe',
    needName: 'Anna sanoille nimi, jossa on 1–40 merkkiä.',
    language: 'Sanojen kieli',
    text: 'Sanat',
    textNote:
      'Yksi rivillä tai pilkuilla erotettuina. Kaksikin sanaa välilyönnillä käy. Merkillä # alkavia rivejä ei lueta.',
    needText: 'Kirjoita, liitä tai hae ensin sanoja.',
    less: 'Sanoja on liikaa. Niitä voi olla enintään {most}.',
    count: { one: '{n} sana', other: '{n} sanaa' },
    missing: { one: 'Vielä {n} tarvitaan.', other: 'Vielä {n} tarvitaan.' },
    over: { one: '{n} liikaa.', other: '{n} liikaa.' },
    file: 'Hae tiedostosta',
    drop: 'Tai pudota tekstitiedosto tähän.',
    dropping: 'Päästä irti, niin se luetaan.',
    read: { one: 'Tiedostosta {file} luettiin {n} sana.', other: 'Tiedostosta {file} luettiin {n} sanaa.' },
    notRead: 'Tiedostoa {file} ei voi lukea. Tallenna se pelkkänä tekstinä ja hae uudestaan.',
    save: 'Lisää sanat',
    sending: { one: 'Talo lukee: {n} sana…', other: 'Talo lukee: {n} sanaa…' },
    discard: 'Hylkää',
  },
  mistakes: {
    title: 'Ei vielä lisätty. Korjaa nämä ja yritä uudestaan:',
    others: { one: 'Lisää toinen sana', other: 'Lisää muut {n}' },
    'not-text': 'Tämä ei ole pelkkää tekstiä. Tallenna se tekstinä (UTF-8) ja hae uudestaan.',
    'not-a-word':
      'Rivi {line}: ”{word}” ei käy korttiin. Kortille tulee yksi sana, tai kaksi välilyönnillä erotettuna.',
    'too-long': 'Rivi {line}: ”{word}” on liian pitkä. Kortille mahtuu enintään {most} kirjainta.',
    'too-few': {
      one: '{n} sana on liian vähän: vähintään {least} tarvitaan.',
      other: '{n} sanaa on liian vähän: vähintään {least} tarvitaan.',
    },
    'too-many': { one: '{n} sana on liikaa: enintään {most}.', other: '{n} sanaa on liikaa: enintään {most}.' },
    more: { one: 'Ja {n} muu.', other: 'Ja {n} muuta.' },
  },
  warnings: {
    title: 'Kannattaa katsoa, mutta mitään ei ole pakko tehdä:',
    doubled: 'Rivi {line}: ”{word}” oli jo mukana ja jäi pois.',
    alike: '”{word}” ja ”{other}” ovat kovin samanlaisia.',
  },
  done: {
    text: { one: '{name}: {n} sana lisätty.', other: '{name}: {n} sanaa lisätty.' },
    mixed: 'Ne ovat nyt mukana muiden korttien kanssa.',
    only: 'Pelatkaa vain näillä',
    ok: 'Valmis',
  },
  about: {
    link: 'Anna sanat eteenpäin',
    linkNote: 'Linkin saanut voi lukea sanat ja pelata niillä omassa pöydässään.',
    shareText: 'Pelatkaa meidän sanoilla.',
    remove: 'Poista sanat',
    removeSure: 'Poistetaanko {name} tästä pöydästä? Linkki ei sitten vie minnekään.',
    removeYes: 'Poista sanat',
    removed: 'Poistettu: {name}.',
  },
  page: {
    title: 'Sanoja peliin',
    loading: 'Haetaan sanoja…',
    words: 'Osa sanoista',
    open: 'Pelaa näillä sanoilla',
    note: 'Sinä olet vetäjä. Sanat kopioidaan pöytääsi.',
    goneTitle: 'Kuori on tyhjä',
    gone: 'Näitä sanoja ei enää ole täällä. Pyydä uusi linkki siltä, joka antoi tämän.',
  },
} as const;

export const refusals = {
  'too-many-packs': 'Pöytään ei mahdu enempää omia sanoja. Poista ensin joitakin.',
  'not-host': 'Tämän voi tehdä vain pöydän vetäjä. Pyydä häntä.',
  'pack-faulty': 'Sanoissa on korjattavaa. Katso listaa.',
} as const satisfies Partial<Record<ErrorCode, string>>;
