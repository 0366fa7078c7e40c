/** What can be done about a person at the table, and by the host about the table itself. */
export const person = {
  rename: 'Nimi',
  renameSave: 'Vaihda nimi',
  moveTo: 'Uusi paikka',
  watching: 'Katsomassa',
  handOver: 'Tee vetäjäksi',
  handOverNote: 'Sinä jäät, mutta tästä lähtien päätökset tekee hän.',
  remove: 'Poista pöydästä',
  removeTitle: 'Poistetaanko {name}?',
  removeNote: 'Hän menettää paikkansa eikä pääse enää takaisin tähän pöytään.',
  removeYes: 'Poista {name}',
  leave: 'Lähde pöydästä',
  leaveTitle: 'Lähdetkö pöydästä?',
  leaveNote: 'Paikkasi vapautuu. Linkillä pääset takaisin.',
  leaveYes: 'Lähde',
  forget: 'Lähde ja vie nimeni',
  forgetNote:
    'Voit viedä nimesi mennessäsi: se katoaa kaikkien ruuduilta ja talon muistista. Se, mitä kirjoitit muille, jää, mutta ilman nimeä.',
  close: 'Poista tämä pöytä',
  closeTitle: 'Poistetaanko pöytä?',
  closeNote: 'Se poistuu kaikilta ja heti: nimet, viestit, pelit ja tuodut sanat. Tätä ei voi perua.',
  closeYes: 'Poista kaikilta',
} as const;
