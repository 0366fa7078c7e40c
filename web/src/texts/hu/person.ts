/** A person's dialog, and the host's actions for the table. */
export const person = {
  rename: 'Név',
  renameSave: 'Átnevezés',
  moveTo: 'Új hely',
  watching: 'Néző',
  handOver: 'Legyen ő a házigazda',
  handOverNote: 'Te maradsz, de mostantól ő dönt.',
  bot: 'Játsszon tovább egy robot',
  botNote: 'Ha valaki nincs itt, a játék akkor is mehet tovább.',
  remove: 'Elküldöm az asztaltól',
  removeTitle: '{name} távozzon?',
  removeNote: 'Elveszíti a helyét, és ehhez az asztalhoz nem jöhet vissza.',
  removeYes: '{name} távozzon',
  leave: 'Felállok az asztaltól',
  leaveTitle: 'Felállsz az asztaltól?',
  leaveNote: 'A helyed felszabadul. A linkkel bármikor visszajöhetsz.',
  leaveYes: 'Felállok',
  forget: 'Viszem a nevemet is',
  forgetNote:
    'A nevedet is magaddal viheted: eltűnik mindenki képernyőjéről és a házból is. Amit a többieknek írtál, név nélkül ott marad.',
  close: 'Törlöm az asztalt',
  closeTitle: 'Törlöd az asztalt?',
  closeNote:
    'Mindenkinek és azonnal: a nevek, az üzenetek, a játékok és a hozott szavak is eltűnnek. Nem vonható vissza.',
  closeYes: 'Törlöm mindenkinek',
} as const;
