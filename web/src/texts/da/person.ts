/** A person's dialog, and the host's actions for the table. */
export const person = {
  rename: 'Navn',
  renameSave: 'Skift navn',
  moveTo: 'Flyt til',
  watching: 'Tilskuer',
  handOver: 'Gør til vært',
  handOverNote: 'Du bliver ved bordet, men fra nu af bestemmer den nye vært.',
  bot: 'Lad en bot spille videre',
  botNote: 'Når nogen er væk, går spillet videre.',
  remove: 'Bortvis fra bordet',
  removeTitle: 'Bortvis {name}?',
  removeNote: 'Pladsen bliver fri, og der er ingen vej tilbage til bordet.',
  removeYes: 'Bortvis {name}',
  leave: 'Forlad bordet',
  leaveTitle: 'Vil du forlade bordet?',
  leaveNote: 'Din plads bliver fri. Linket fører dig tilbage.',
  leaveYes: 'Forlad bordet',
  forget: 'Tag mit navn med',
  forgetNote:
    'Du kan tage dit navn med dig. Så forsvinder det fra alles skærme og fra huset. Det, du har skrevet til de andre, bliver stående uden navn.',
  close: 'Slet bordet',
  closeTitle: 'Vil du slette bordet?',
  closeNote:
    'Det gælder for alle og med det samme: navne, beskeder, spil og de ord, der er taget med. Det kan ikke fortrydes.',
  closeYes: 'Slet for alle',
} as const;
