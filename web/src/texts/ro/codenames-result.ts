/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Vizate: {words}',
  won: { red: 'Câștigă echipa roșie', blue: 'Câștigă echipa albastră' },
  wonTogether: 'Ați scăpat cu bine',
  lostTogether: 'Deconspirați',
  /** The reason in one line, about the winner of a game with two sides. */
  how: {
    contacted: { red: 'Toți agenții roșii au fost contactați.', blue: 'Toți agenții albaștri au fost contactați.' },
    handed: {
      red: 'Pe ultimul agent roșu l-a găsit chiar echipa albastră.',
      blue: 'Pe ultimul agent albastru l-a găsit chiar echipa roșie.',
    },
    penalty: {
      red: 'Un indiciu anulat a lăsat echipa roșie să-și acopere ultimul agent.',
      blue: 'Un indiciu anulat a lăsat echipa albastră să-și acopere ultimul agent.',
    },
    assassin: {
      red: 'Echipa albastră a bătut la ușa asasinului.',
      blue: 'Echipa roșie a bătut la ușa asasinului.',
    },
  },
  howTogether: {
    contacted: 'Toți cei nouă agenți au fost contactați la timp.',
    assassin: 'Ați bătut la ușa asasinului.',
    outrun: 'Adversarul și-a găsit primul toți agenții.',
  },
  /** {score} is the number of each team. */
  found: 'Agenți găsiți: {score}',
  score: 'Scor: {score} din 8',
  /** C30, from worst to best. */
  comment: {
    1: 'La mustață. Dar se pune.',
    2: 'Șoferul avea deja motorul pornit.',
    3: 'Treabă bună pe teren. Șeful dă din cap.',
    4: 'Curat. La centrală, cineva v-a notat numele.',
    5: 'Brici. O să vă dea cazurile grele.',
    6: 'Remarcabil. Sigur n-a vorbit nimeni?',
    7: 'De legendă. O să li se povestească recruților.',
    8: 'Raportul n-o să-l creadă nimeni. Puneți-l în ramă.',
  },
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Înainte să întorci o carte, întreabă-te ce altceva ar putea însemna indiciul. Dacă poate fi ceva periculos, oprește-te.',
    outrunGuess: 'Adversarul ia câte unul pe tură. Folosește toate încercările, și pe cea de peste număr.',
    stopGuess:
      'Unele încercări i-au ajutat pe ceilalți. Când ultima carte se potrivește doar pe jumătate, oprește-te mai devreme.',
    assassin: 'Înainte să dai un indiciu, uită-te întâi la asasin. Dacă vorba bate măcar puțin într-acolo, caută alta.',
    handed:
      'Multe încercări le-au prins bine celorlalți. Spioni-șefi: verificați indiciul și cu cărțile lor. Oameni de teren: opriți-vă cu o încercare mai devreme.',
    objection: 'Uită-te ce zice arbitrul cât scrii: un indiciu anulat costă mai mult decât unul banal.',
    time: 'O tură a hotărât-o ceasul. Vorbiți-vă dinainte: când timpul e pe sfârșite, mai bine o carte sigură decât niciuna.',
    outrun: 'Adversarul ia câte unul pe tură, așa că unu și doi sunt prea puțin. Țintiți trei.',
    ones: 'Ați jucat la sigur. Cu două cărți pe indiciu se câștigă mai toate cursele: căutați perechi înainte să vorbiți.',
    bold: 'Numere mari, riscuri mari. Un doi curat face adesea mai mult decât un patru șubred.',
    extra:
      'Au rămas cărți în urmă de la indicii mai vechi. Aveți o încercare peste număr: folosiți-o ca să vă întoarceți după ele.',
    swift: 'Iute treabă. Schimbați locurile, să simtă și altcineva cât cântărește cheia.',
    again: 'Frumoasă luptă. Schimbați locurile: din partea cealaltă a cheii, jocul arată altfel.',
  },
  rotateNote: 'În fiecare echipă, spion-șef devine următorul la rând.',
} as const;

export const share = {
  heading: 'Safehouse · Nume de cod',
  won: { red: 'A câștigat echipa roșie', blue: 'A câștigat echipa albastră' },
  wonTogether: 'Victorie împreună, scor {score} din 8',
  lostTogether: 'Înfrângere împreună',
  ending: {
    contacted: 'toți agenții găsiți',
    handed: 'ultimul agent, cadou de la ceilalți',
    penalty: 'printr-un indiciu anulat',
    assassin: 'cineva a dat peste asasin',
    outrun: 'adversarul a fost mai iute',
  },
} as const;
