/** Romanian texts for the end of games: for results and TVs of any game in `play`, and of Codenames in `codenames`. */
import { result, share } from './codenames-result.ts';

export { replay } from './replay.ts';

export const play = {
  callOff: {
    title: 'Întrerupi partida?',
    note: 'Partida se încheie aici, fără câștigător. Ce e secret rămâne secret.',
    yes: 'Întrerupe',
    no: 'Joacă mai departe',
  },
  result: {
    abandoned: 'Partidă întreruptă',
    abandonedNote: 'Partida s-a încheiat înainte de vreme. N-a câștigat nimeni, iar cheia rămâne sigilată.',
    key: 'Cheia întreagă',
    story: 'Cum a fost',
    best: 'Indiciul partidei: {word}, de la {name}. Agenți găsiți: {found}.',
    /** {n} is 3 or more. */
    bold: 'Cea mai îndrăzneață încercare: {word}, de {name}, numărul {n} pe un singur indiciu.',
    close: {
      one: 'La un pas: {team} mai avea de găsit doar {n} agent.',
      few: 'La un pas: {team} mai avea de găsit doar {n} agenți.',
      other: 'La un pas: {team} mai avea de găsit doar {n} de agenți.',
    },
    youWon: 'Ați câștigat',
    youLost: 'Ați pierdut',
    series: 'Seara asta, până acum: {score}',
    /** In a series, for people who play together. */
    wonLost: 'câștigate {won}, pierdute {lost}',
    /** A bot's opinion of a clue or a round. */
    askBot: 'Întreabă un bot',
    hideBot: 'Ascunde părerea botului',
    next: 'Pentru data viitoare',
    fair: 'S-a împărțit cinstit?',
    fairNote:
      'Înainte de partidă, casa a arătat amprenta numărului din care s-a împărțit totul. Acum arată și numărul. Dacă amprenta se potrivește, pe drum n-a umblat nimeni la nimic.',
    commitment: 'Amprenta, arătată la început',
    seed: 'Numărul, arătat la sfârșit',
    check: 'Verifică aici',
    fits: 'Se potrivește: amprenta e chiar SHA-256 al numărului.',
    fitsNot: 'Nu se potrivește. Nu te încrede în împărțeala asta.',
    proof: 'Toate datele împărțelii',
    shareTitle: 'Spune și altora',
    share: 'Copiază textul',
    shared: 'Copiat.',
    shareFailed: 'Copierea n-a mers. Selectează textul și copiază-l manual.',
    shareNote: 'Fără cuvintele din joc: nu strici surpriza nimănui.',
    again: 'Încă o partidă',
    rotate: 'Schimbați rolurile',
    toLobby: 'Înapoi în sală',
    waiting: 'Partida următoare o pornește gazda: {name}.',
    imIn: 'Joc și eu',
    in: 'Mai joacă o partidă: {names}',
  },

  share: {
    abandoned: 'Partidă întreruptă',
    clues: { one: '{n} indiciu', few: '{n} indicii', other: '{n} de indicii' },
  },

  tv: {
    clueBy: '{name} zice',
    next: 'Acum {name} pornește altă partidă sau se întoarce în sală.',
  },
} as const;

export const codenames = { result, share } as const;
