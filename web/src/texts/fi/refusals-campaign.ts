/** The codes of campaigns. Each text says what to do next. */
export const refusals = {
  'no-such-campaign': 'Sellaista operaatiota ei täällä ole. Pyydä joukkueeltasi koko linkki.',
  'no-such-city': 'Sitä kaupunkia ei ole kartalla. Valitse toinen.',
  'city-closed': 'Se kaupunki on vielä kiinni. Voittakaa ensin jokin sen naapureista.',
  'note-changed': 'Joku muu muutti muistiinpanoja sillä välin. Lue ne ja tallenna omasi sitten uudelleen.',
} as const;
