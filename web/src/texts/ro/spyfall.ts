/** Spyfall: the table in play. */
import { said, stamp, verdict } from './spyfall-told.ts';

export { refusals } from './refusals-spyfall.ts';

export const spyfall = {
  title: 'Spyfall',

  /** The now-line. It is the same for the spy and the others: a neighbour may read it. */
  now: {
    briefing: {
      dealer: 'Uită-te la cartea ta. Când și-au văzut-o toți, pornește runda.',
      wait: 'Uită-te la cartea ta. Runda o pornește {name}.',
      watch: 'Fiecare își privește cartea. Runda o pornește {name}.',
    },
    spoken: {
      ask: 'Tu întrebi: atinge un nume.',
      askBut: 'Tu întrebi: atinge orice nume în afară de {name}, care tocmai te-a întrebat.',
      asking: 'Întreabă cu voce tare: răspunde {name}. Ai greșit numele? Atinge altul.',
      asked: '{name} te întreabă. Răspunde cu voce tare, apoi întreabă tu: atinge un nume.',
      picks: '{name} alege pe cine întreabă.',
      listen: '{by} întreabă, {to} răspunde. Ciulește urechile.',
    },
    written: {
      ask: 'Tu întrebi: atinge un nume și scrie întrebarea.',
      askBut: 'Tu întrebi: atinge orice nume în afară de {name}, care tocmai te-a întrebat, și scrie întrebarea.',
      asking: '{name} îți scrie un răspuns.',
      asked: '{name} te întreabă. Scrie-ți răspunsul.',
      picks: '{name} scrie o întrebare.',
      listen: '{by} a întrebat, {to} scrie. Răspunsul e pe drum.',
    },
    free: {
      play: 'Întrebați și răspundeți pe rând, cu voce tare. Acuză când ești sigur.',
      watch: 'Întreabă și răspund pe rând, cu voce tare.',
    },
    accusation: {
      accuser: 'Acuzația ta: spionul e {suspect}. Așteaptă voturile celorlalți.',
      suspect: '{by} te acuză. Ceilalți votează; tu taci.',
      vote: '{by} acuză: spionul e {suspect}. Votează: pentru sau împotrivă?',
      voted: '{by} acuză: spionul e {suspect}. Ai votat; așteaptă-i pe ceilalți.',
      watch: '{by} acuză: spionul e {suspect}. Ceilalți votează.',
    },
    naming: {
      me: 'Numește locația: unde sunt cu toții?',
      wait: '{name} e spionul și urmează să numească o locație.',
    },
    suspicions: {
      dealer: 'Gata cu întrebările. Sfătuiți-vă, apoi deschide votul final.',
      wait: 'Gata cu întrebările. Sfătuiți-vă; votul final îl deschide {name}.',
      watch: 'Gata cu întrebările. Jucătorii se sfătuiesc; votul final îl deschide {name}.',
    },
    ballot: {
      me: 'Spune pe cine bănuiești.',
      wait: '{name} spune pe cine bănuiește. Îți vine și ție rândul.',
      done: '{name} spune pe cine bănuiește. Tu ai spus deja.',
      watch: '{name} spune pe cine bănuiește.',
    },
    verdict: {
      goOn: 'Runda s-a încheiat. Mergeți mai departe după ce ați citit cu toții.',
      few: 'Runda s-a încheiat. Pentru următoarea trebuie să fie aici trei jucători.',
      watch: 'Runda s-a încheiat. Jucătorii merg mai departe când vor.',
    },
    newcomer: 'Runda asta se joacă fără tine. La următoarea primești și tu o carte.',
    over: 'Partida s-a încheiat.',
  },

  round: 'Runda {round} din {rounds}',

  clock: {
    /** Before the dealer starts the clock. */
    waiting: 'Încă nu merge',
    /** Beside the digits while a vote or the spy's guess stops the clock. */
    vote: 'Oprit',
    talk: 'Vot în',
    note: 'Când expiră timpul, vă spuneți bănuielile și votează toată lumea.',
    talkNote: 'Când se termină și timpul ăsta, votul final se deschide singur.',
    voteNote: 'Pornește la loc singur, cu timpul rămas.',
  },

  card: {
    title: 'Cartea ta',
    look: 'Vezi-ți cartea',
    hide: 'Ascunde-ți cartea',
    hint: 'Ține apăsat ca s-o vezi. O atingere o arată șase secunde.',
    /** On a large card, which covers the screen after the deal. */
    show: 'Ține apăsat ca să vezi',
    tap: 'O atingere o arată șase secunde.',
    first: 'Uită-te întâi la cartea ta.',
    gotIt: 'Am înțeles',
    location: 'Unde',
    role: 'Cine',
    /** The spy's card, in the same layout. */
    nowhere: 'Află!',
    spy: 'Tu ești spionul',
    /** S6: below the role, at a table that ignores roles. Both texts are about equally long. */
    ignored: 'Nu e nevoie să-l joci.',
    ignoredSpy: 'Ține asta pentru tine.',
  },

  locations: {
    title: 'Locații',
    note: 'Taie ce nu poate fi. Vezi doar tu.',
    crossed: 'tăiată',
    played: 'jucată',
  },

  ring: {
    title: 'În jurul mesei',
    /** Keyboard hint; shown below the ring while the keyboard is used. */
    keys: 'Săgeți: mutare. Enter: întreabă. T: butonul principal. B: jucători.',
    asks: 'întreabă',
    asked: 'răspunde',
    chosen: 'alegerea ta',
    barred: 'tocmai te-a întrebat',
    dealer: 'Dealer',
    accused: 'a acuzat deja',
    /** At their own card. */
    looked: 's-a uitat',
    gone: 'lipsește',
    points: { one: '{n} punct', few: '{n} puncte', other: '{n} de puncte' },
    newcomers: 'Din runda următoare: {names}',
  },

  talk: {
    last: 'Ultima întrebare',
    earlier: 'Întrebări mai vechi',
    title: 'Întrebări',
    line: 'De la {by} pentru {to}:',
    answer: '{name} răspunde:',
    awaited: 'Răspunsul e pe drum.',
    none: 'N-a venit niciun răspuns.',
    empty: 'Încă n-a întrebat nimeni.',
  },

  write: {
    question: 'Întrebare pentru {name}',
    questionNone: 'Întrebare',
    whom: 'Atinge întâi un nume.',
    ask: 'Întreabă',
    answer: 'Răspuns pentru {name}',
    send: 'Răspunde',
    empty: 'Scrie întâi ceva.',
    left: { one: 'Mai ai {n} caracter', few: 'Mai ai {n} caractere', other: 'Mai ai {n} de caractere' },
  },

  dock: {
    start: 'Pornește runda',
    answered: 'Am răspuns',
    accuse: 'Acuză',
    /** Every player has it, so that it does not give the spy away. */
    stop: 'Eu sunt spionul',
    callTime: 'Încheie întrebările',
    open: 'Deschide votul final',
  },

  scores: {
    title: 'Puncte',
    newcomer: 'din runda următoare',
    left: 'a plecat',
  },

  verdict,
  stamp,
  said,
} as const;
