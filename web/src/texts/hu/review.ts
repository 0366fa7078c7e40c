/** Hungarian texts for a bot's opinion of a finished game. */
export const review = {
  title: 'Egy bot véleménye',
  note: 'Zárójelben: mennyire volt esélyes, hogy kiválasztják. A bot másképp ismeri a szavakat, mint az emberek.',
  thinking: 'Gondolkodik…',
  /** How likely something is, in brackets after a word. */
  chance: {
    sure: 'szinte biztos',
    likely: 'valószínű',
    maybe: 'lehetséges',
    hardly: 'valószínűtlen',
  },
  chanced: '{what} ({chance})',
  meant: 'Erre gondolt: {list}.',
  fits: 'Leginkább erre illik: {list}.',
  also: 'Ez is eszünkbe juthat: {list}.',
  zero: 'A nulla leginkább ezektől óv: {list}.',
  unknown: 'A bot nem ismeri ezt a szót: {word}. Így az utalást sem tudja megítélni.',
  danger: {
    opponent: 'A veszély: {word}, a másik oldal ügynöke.',
    bystander: 'A veszély: {word}.',
    assassin: 'A veszély: {word}, a bérgyilkos.',
  },
  safe: 'Rossz kártya nem volt a közelben.',
  /** {n} is the number of words. */
  better: {
    one: 'Jobb utalás lett volna {clue}: {words}.',
    other: 'Jobb utalás lett volna {clue}: {words}.',
  },
  noBetter: 'A bot nem tud jobb utalást.',
  guess: 'Milyennek látszott: {word}?',
  looked: 'A tippelő helyéről nézve: {list}.',
  same: 'A bot is ezt a kártyát választotta volna.',
  instead: 'A bot előbb ezt választotta volna: {word}.',
  stop: 'A bot itt megállt volna.',
  spoken: 'Élőszóban zajlott: a bot csak azt tudja, ki kérdezett, vádolt és szavazott.',
  telling: '„{text}” ({name}): ezután a helyszín {chance} volt.',
  knowable: '„{text}” ({name}): innentől egy kém megnevezhette volna a helyszínt.',
  unknowable: 'Semmi leírt mondat nem árulta el biztosan a helyszínt.',
  places: 'Mindez együtt erre illik: {list}.',
  evasive: '„{text}” ({name}): ezt bárhol mondhatták volna.',
  elsewhere: '„{text}” ({name}): ez inkább máshová illik.',
  suspects: 'A helyszínt ismerők szemében leggyanúsabb: {list}.',
  /** A round that was played aloud: only what people tapped. */
  course: {
    doubted: '{name} jól sejtette, hogy {spy} a kém. Ellene szavazott: {against}.',
    spared: '{name} tévesen gyanakodott, {suspect} ismerte a helyszínt. Ellene szavazott: {against}.',
    minutes: {
      one: 'A kém {n} perc után állította meg a fordulót.',
      other: 'A kém {n} perc után állította meg a fordulót.',
    },
    atOnce: 'A kém már az első percben megállította a fordulót.',
    places: {
      one: '{n} helyszín volt lehetséges.',
      other: '{n} helyszín volt lehetséges.',
    },
    right: 'Az utolsó szavazáson a kémet nevezte meg: {names}.',
    nobody: 'Az utolsó szavazáson senki sem a kémet nevezte meg.',
    split: {
      one: 'Az utolsó szavazás {n} emberre mutatott.',
      other: 'Az utolsó szavazás {n} ember között oszlott meg.',
    },
    asked: {
      one: '{all} kérdésből {n} jutott a kémnek.',
      other: '{all} kérdésből {n} jutott a kémnek.',
    },
    unasked: 'A kémtől senki sem kérdezett semmit.',
  },
} as const;
