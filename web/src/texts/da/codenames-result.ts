/** How a game of Codenames ended: the headline, the tip, and the text to share. */
export const result = {
  /** What a bot's clue was for. */
  meant: 'Tænkt på: {words}',
  won: { red: 'Rød vinder', blue: 'Blå vinder' },
  wonTogether: 'I slap godt fra det',
  lostTogether: 'I blev afsløret',
  /** The reason in one line, about the winner of a game with two sides. */
  how: {
    contacted: { red: 'Alle røde agenter er fundet.', blue: 'Alle blå agenter er fundet.' },
    handed: {
      red: 'Blå kom til at finde den sidste røde agent.',
      blue: 'Rød kom til at finde den sidste blå agent.',
    },
    penalty: {
      red: 'En underkendt ledetråd gav Rød den sidste agent.',
      blue: 'En underkendt ledetråd gav Blå den sidste agent.',
    },
    assassin: {
      red: 'Blå løb lige i armene på lejemorderen.',
      blue: 'Rød løb lige i armene på lejemorderen.',
    },
  },
  howTogether: {
    contacted: 'I fandt alle ni agenter i tide.',
    assassin: 'I løb lige i armene på lejemorderen.',
    outrun: 'Modstanderens agenter blev fundet først.',
  },
  /** {score} is the number of each team. */
  found: 'Fundne agenter: {score}',
  score: '{score} af 8\u00a0point',
  /** C30, from worst to best. */
  comment: {
    1: 'På et hængende hår. Men det tæller.',
    2: 'Flugtbilen var allerede begyndt at trille.',
    3: 'Solidt feltarbejde. Chefen nikker.',
    4: 'Rent arbejde. På hovedkontoret har de skrevet jeres navne ned.',
    5: 'Skarpt. Næste gang får I en af de svære sager.',
    6: 'Imponerende. Er I sikre på, at ingen har sladret?',
    7: 'Legendarisk. Den historie får nye rekrutter at høre i årevis.',
    8: 'Ingen kommer til at tro på rapporten. Sæt den i glas og ramme.',
  },
  tip: {
    /** For those who guessed. */
    assassinGuess:
      'Før du vender et kort, så spørg, hvad ledetråden ellers kan betyde. Peger den også på noget farligt, så stop.',
    outrunGuess: 'Modstanderen får en agent hver tur. Brug alle jeres gæt, også det ene, der er mere end tallet.',
    stopGuess: 'Nogle gæt hjalp modstanderen. Stop ét gæt tidligere, når det sidste kort kun passer lidt.',
    assassin: 'Kig på lejemorderen, før du giver en ledetråd. Peger dit ord bare en smule den vej, så find et andet.',
    handed:
      'Mange gæt hjalp det andet hold. Spionmestre: Hold også ledetråden op mod deres kort. Spioner: Stop ét gæt tidligere.',
    objection: 'Lyt til dommeren, mens du skriver: En underkendt ledetråd er dyrere end en kedelig.',
    time: 'Uret afgjorde en tur. Hav en nødplan: Når tiden er knap, er ét sikkert kort bedre end ingenting.',
    outrun: 'Modstanderen får en agent hver tur, så et eller to kort ad gangen er for langsomt. Gå efter tre.',
    ones: 'I spillede sikkert. To kort pr.\u00a0ledetråd vinder de fleste kapløb: Kig efter par, før du siger noget.',
    bold: 'Store tal, stor risiko. En sikker toer er tit mere værd end en vakkelvorn firer.',
    extra: 'I lod kort ligge fra tidligere ledetråde. I har ét gæt mere, end tallet siger: Brug det på dem.',
    swift: 'Det gik stærkt. Byt pladser, så en anden får lov at svede over nøglen.',
    again: 'Godt kæmpet. Byt pladser: Spillet ser anderledes ud fra den anden side af nøglen.',
  },
  rotateNote: 'Den næste på hvert hold bliver spionmester.',
} as const;

export const share = {
  heading: 'Safehouse · Codenames',
  won: { red: 'Rød vandt', blue: 'Blå vandt' },
  wonTogether: 'Vundet sammen, {score} af 8\u00a0point',
  lostTogether: 'Tabt sammen',
  ending: {
    contacted: 'alle agenter fundet',
    handed: 'foræret af det andet hold',
    penalty: 'på en underkendt ledetråd',
    assassin: 'lejemorderen slog til',
    outrun: 'overhalet af modstanderen',
  },
} as const;
