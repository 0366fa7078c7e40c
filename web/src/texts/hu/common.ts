/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Ugrás a tartalomhoz',
  close: 'Bezárás',
  cancel: 'Mégse',
  language: 'Nyelv',
  toHome: 'Vissza a kezdőlapra',
  notFoundTitle: 'Üres a holt postaláda',
  notFound: 'Ezen a címen nincs semmilyen oldal.',
  failedTitle: 'Hiányzik egy lap az aktából',
  failed: 'Az oldalnak ez a része nem töltődött be. Ellenőrizd a kapcsolatot, és próbáld újra.',
  tryAgain: 'Még egyszer',
  /** After a second tap, while the answer is pending. */
  waiting: 'Elküldve. Még nem érkezett válasz.',
  team: { red: 'Pirosak', blue: 'Kékek', west: 'Nyugat', east: 'Kelet' },
  identity: { red: 'Piros ügynök', blue: 'Kék ügynök', bystander: 'Járókelő', assassin: 'Bérgyilkos' },
} as const;
