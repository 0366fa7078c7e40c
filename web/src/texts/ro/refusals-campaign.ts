/** The codes of campaigns. Each text says what to do next. */
export const refusals = {
  'no-such-campaign': 'Aici nu e o asemenea campanie. Cere-i echipei linkul întreg.',
  'no-such-city': 'Orașul ăsta nu e pe hartă. Alege altul.',
  'city-closed': 'Orașul ăsta e încă închis. Câștigați întâi unul vecin.',
  'note-changed': 'Între timp, altcineva a schimbat notița. Citește-o, apoi salveaz-o din nou pe a ta.',
} as const;
