/** Spyfall: the verdict of a round, stamps and announcements. Part of `spyfall`. */

export const verdict = {
  round: 'Runda {n} din {all}',
  title: {
    'spy-accused': 'Spionul e prins',
    'innocent-accused': 'Nevinovat, dar acuzat',
    'location-named': 'Spionul a nimerit',
    'location-missed': 'Spionul a dat greș',
    'spy-convicted': 'Spionul e condamnat',
    'innocent-convicted': 'Nevinovat, dar condamnat',
    'spy-escaped': 'Spionul scapă',
    void: 'Rundă anulată',
  },
  how: {
    'spy-accused': '{accuser} a zis că spionul e {spy}, iar toți au fost de acord.',
    'innocent-accused': '{accuser} a zis că spionul e {suspect}, iar toți au fost de acord. Dar spionul era {spy}.',
    'location-named': '{spy} a oprit jocul și a numit locația.',
    'location-missed': '{spy} a oprit jocul și a numit o locație greșită: {named}.',
    'spy-convicted': 'Timpul a expirat, iar toți ceilalți au arătat spre {spy}.',
    'innocent-convicted': 'Timpul a expirat, iar toți ceilalți au arătat spre {suspect}. Dar spionul era {spy}.',
    'spy-escaped': 'Timpul a expirat, dar nu toți ceilalți au arătat spre spion. Era {spy}.',
    void: 'Spionul lipsește sau au rămas prea puțini. Cărțile sunt pe față și nimeni nu ia puncte.',
  },
  /** A rubber stamp on the verdict: who won. */
  side: { spy: 'Câștigă spionul', others: 'Câștigă ceilalți', nobody: 'Anulată' },
  location: 'Locația',
  spy: 'Spionul',
  people: 'Cărți și puncte',
  gained: { one: '{n} punct', few: '{n} puncte', other: '{n} de puncte' },
  nothing: 'fără puncte',
  total: { one: '{n} punct în total', few: '{n} puncte în total', other: '{n} de puncte în total' },
  /** S19, S20: the reasons for points, each with its worth. */
  merit: {
    'spy-won': '2 pentru victoria ca spion',
    'named-location': 'încă 2 pentru locația numită',
    'innocent-blamed': 'încă 2 pentru nevinovatul învinuit de toți',
    'others-won': '1 pentru victoria asupra spionului',
    'accused-spy': 'încă 1 pentru acuzarea spionului',
  },
  voices: 'Votul final',
  talk: 'Întrebări și răspunsuri',
  next: {
    title: 'Runda următoare',
    dealer: 'Cărțile le împarte {name}.',
    out: 'Absențe: {names}. Cine nu revine nu joacă runda.',
    joining: 'Intră în joc: {names}.',
    go: 'Runda următoare',
    result: 'Vezi rezultatul',
    waiting: 'Runda următoare o poate începe orice jucător.',
  },
} as const;

/** Rubber stamps. */
export const stamp = {
  accused: 'Acuzație',
  dropped: 'Respinsă',
  stopped: 'Spionul!',
  time: 'Timp expirat',
  caught: 'Spion prins',
  missed: 'Loc greșit!',
  escaped: 'Câștigă spionul',
  void: 'Anulată',
} as const;

/** Announced once, when it happens. */
export const said = {
  begun: 'Partidă nouă.',
  round: 'Runda {n} din {all}. Cărțile le împarte {name}.',
  started: '{name} pornește runda și pune prima întrebare.',
  asked: '{name} întreabă, {whom} răspunde.',
  question: 'Întrebare de la {name} pentru {whom}: {text}',
  answer: '{name} răspunde: {text}',
  turn: 'Întrebarea următoare o pune {name}.',
  accused: '{name} acuză: spionul e {suspect}. Ceasul se oprește. Votează toți ceilalți.',
  vote: {
    yes: '{name} votează pentru. Pentru: {yes}, împotrivă: {no}.',
    no: '{name} votează împotrivă. Pentru: {yes}, împotrivă: {no}.',
  },
  dropped: 'Acuzație respinsă. Runda merge mai departe.',
  stopped: '{name} e spionul și oprește jocul ca să numească o locație.',
  time: 'Timpul a expirat. Spuneți-vă bănuielile.',
  ballot: 'Votul final e deschis.',
  voice: '{name} arată spre {suspect}.',
  next: 'Urmează să spună un nume: {name}.',
  over: 'Runda s-a încheiat. {how} Locația: {location}. Spionul: {spy}.',
  points: 'Puncte: {list}.',
  gained: '{name} {n}',
  gone: '{name} lipsește. Jocul nu mai așteaptă.',
  back: '{name} e din nou aici.',
  ending: {
    won: 'Partida o câștigă {names}.',
    shared: 'Victorie la egalitate: {names}.',
    'broken-up': 'Au rămas prea puțini. Partida s-a încheiat.',
  },
} as const;
