/** The codes of campaigns. Each text says what to do next. */
export const refusals = {
  'no-such-campaign': 'Den kampagne findes ikke her. Spørg de andre efter hele linket.',
  'no-such-city': 'Den by er ikke på missionskortet. Vælg en anden.',
  'city-closed': 'Byen er stadig lukket. Vind i en af nabobyerne først.',
  'note-changed': 'Imens har en anden ændret noten. Læs den nye, og gem så din igen.',
} as const;
