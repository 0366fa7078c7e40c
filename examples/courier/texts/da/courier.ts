/** Courier: the screens, the setup, the rules, and its refusals. */
export const courier = {
  lockers: 'Skabe',
  ruledOut: 'Ikke her',
  content: { parcel: 'Pakken', watched: 'Overvåget', empty: 'Tomt' },
  triesLeft: 'Forsøg tilbage: {tries}',
  yourTurn: { courier: 'Udeluk en række eller en kolonne.', searcher: 'Vælg et skab, og åbn det.' },
  theirTurn: { courier: 'Kuréren udelukker en række eller en kolonne.', searcher: 'Agenterne åbner et skab.' },
  endings: {
    found: 'I har pakken!',
    caught: 'Det skab var overvåget. I er fanget.',
    late: 'Toget er kørt uden jer.',
  },
  ruleOut: 'Pakken er ikke i …',
  lines: {
    0: 'øverste række',
    1: 'midterste række',
    2: 'nederste række',
    3: 'venstre kolonne',
    4: 'midterste kolonne',
    5: 'højre kolonne',
  },
  open: 'Åbn',
  openIt: 'Åbn »{word}«',
  chooseFirst: 'Vælg et skab først.',
  rotate: 'En anden bliver kurér.',
  setup: { tries: 'Forsøg', triesOf: { 3: 'Tre', 2: 'To, for eksperter' } },
  rules: {
    title: 'Reglerne',
    K1: 'To til seks spiller sammen: én kurér og en til fem agenter.',
    K2: 'Ni skabe står i tre rækker med tre i hver. I ét ligger pakken, og et andet er overvåget.',
    K3: 'Kun kuréren ved, hvilke det er.',
    K4: 'I hver tur udelukker kuréren en række eller en kolonne uden pakken. Ingen kan udelukkes to gange.',
    K5: 'Så åbner en agent et skab, der stadig er lukket.',
    K6: 'Ligger pakken i det, vinder I. Er det overvåget, taber I.',
    K7: 'Er det tomt, begynder næste tur. Når forsøgene er brugt, har I tabt.',
    K8: 'Agenterne må tale sammen. Kuréren siger ingenting.',
  },
} as const;

export const refusals = {
  'courier-first': 'Kuréren udelukker først en række eller en kolonne.',
  'searchers-now': 'Nu åbner agenterne et skab.',
  'courier-rules-out': 'Kun kuréren kan udelukke noget.',
  'searchers-open': 'Kun agenterne åbner skabe.',
  'parcel-is-there': 'Pakken ligger netop dér.',
  'ruled-out-already': 'Den er allerede udelukket.',
  'locker-is-open': 'Det skab er allerede åbent.',
} as const;
