/** Words that every screen uses. */
export const common = {
  appName: 'Safehouse',
  title: '{page} · Safehouse',
  skip: 'Ugrás a tartalomhoz',
  close: 'Bezárás',
  cancel: 'Mégse',
  toHome: 'Vissza a kezdőlapra',
  notFoundTitle: 'Üres a holt postaláda',
  notFound: 'Ezen a címen nincs semmilyen oldal.',
  failedTitle: 'Hiányzik egy lap az aktából',
  failed: 'Az oldalnak ez a része nem töltődött be. Nézd meg a kapcsolatot, és próbáld újra.',
  tryAgain: 'Még egyszer',
  /** To whoever taps again before the answer has come. */
  waiting: 'Elküldve. Még nem érkezett válasz.',
  team: { red: 'Pirosak', blue: 'Kékek', west: 'Nyugat', east: 'Kelet' },
  identity: { red: 'Piros ügynök', blue: 'Kék ügynök', bystander: 'Járókelő', assassin: 'Bérgyilkos' },
  seat: {
    red: { spymaster: 'Piros kémfőnök', operative: 'Piros hírszerző' },
    blue: { spymaster: 'Kék kémfőnök', operative: 'Kék hírszerző' },
    both: { operative: 'Közös hírszerző' },
    west: { partner: 'Nyugati társ' },
    east: { partner: 'Keleti társ' },
    table: { player: 'Hely az asztalnál' },
  },
  seats: {
    red: { spymaster: 'Piros kémfőnök', operative: 'Piros hírszerzők' },
    blue: { spymaster: 'Kék kémfőnök', operative: 'Kék hírszerzők' },
    both: { operative: 'Közös hírszerző' },
    west: { partner: 'Nyugati társak' },
    east: { partner: 'Keleti társak' },
    table: { player: 'A kerekasztal' },
  },
} as const;
