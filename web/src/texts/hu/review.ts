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
  spoken: 'Ezt a fordulót élőszóban játszottátok, a bot pedig csak az írást tudja olvasni.',
  telling: '„{text}” ({name}): ezután a helyszín {chance} volt.',
  knowable: '„{text}” ({name}): innentől egy kém megnevezhette volna a helyszínt.',
  unknowable: 'Semmi leírt mondat nem árulta el biztosan a helyszínt.',
  places: 'Mindez együtt erre illik: {list}.',
  evasive: '„{text}” ({name}): ezt bárhol mondhatták volna.',
  elsewhere: '„{text}” ({name}): ez inkább máshová illik.',
  suspects: 'A helyszínt ismerők szemében leggyanúsabb: {list}.',
} as const;
