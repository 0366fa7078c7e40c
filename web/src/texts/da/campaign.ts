/** A team's campaign: the mission map, the cities' dossiers, and errors. */
export const campaign = {
  title: '{name}, missionskortet',
  loading: 'Ruller missionskortet ud\u00a0…',
  missing: {
    title: 'Skuffen er tom',
    text: 'Der er ingen kampagne på denne adresse. Spørg de andre efter hele linket, eller start en kampagne selv.',
    forget: 'Glem den, og gå til forsiden',
  },
  offline: {
    title: 'Kortrummet er låst',
    text: 'Serveren svarer ikke. Tjek din forbindelse. Selve missionskortet er i sikkerhed.',
    stale: 'Serveren svarer ikke. Sådan så missionskortet ud sidst ({when}). Siden prøver igen af sig selv.',
    staleNow: 'Serveren svarer ikke. Sådan så missionskortet ud for et øjeblik siden. Siden prøver igen af sig selv.',
  },
  /** The team's progress. */
  progress: { one: '{n} af {all} byer vundet', other: '{n} af {all} byer vundet' },
  more: 'Navn, link, slet',
  rename: {
    button: 'Skift navn',
    title: 'Giv kampagnen et nyt navn',
    name: 'Kampagnens navn',
    save: 'Skift navn',
  },
  delete: {
    button: 'Slet',
    title: 'Slet {name}?',
    note: 'Det gælder hele holdet og er endegyldigt: Kortet, resultaterne og noterne forsvinder. Et bord, der er åbent til en mission, kan spilles færdigt, men resultatet kommer ingen steder hen.',
    yes: 'Slet for alle',
  },
  link: {
    button: 'Hemmeligt link',
    title: 'Det hemmelige link',
    warning:
      'Alle, der har linket, kan spille jeres missioner, skrive noter, give kampagnen et nyt navn og slette den. Giv det til jeres egne og til ingen andre. Det kan ikke laves om.',
    share: 'Vores missionskort. Det bliver mellem os.',
  },
  map: {
    title: 'Missionskortet',
    hint: 'Tryk på en by for at åbne dens mappe.',
    /** Shown where a keyboard is likely. */
    hintKeys: 'Med tastatur: Flyt med piletasterne, åbn med Enter.',
    numbers: 'Tal som 9-5: hvor mange ture I har, og hvor mange fejl der kun koster én brik.',
    frame: 'Verdenskort. På små skærme kan det rulles til siden.',
    /** For screen readers, after a choice. */
    chosen: 'Mappen om {city} er åben.',
  },
  /** `waiting` is shown beside the others: a table is open there. */
  standings: { open: 'Åben', won: 'Vundet', lost: 'Tabt', closed: 'Lukket', waiting: 'Åbent bord' },
  standingNotes: {
    open: 'Ingen har prøvet endnu. Vejen er fri.',
    won: 'Klaret, og nabobyerne er åbne. Spil den igen, og få flere brikker til overs.',
    lost: 'Ikke denne gang. Byen er stadig åben: Prøv igen.',
    closed: 'Vind i {cities} for at åbne byen.',
  },
  city: {
    tokens: {
      one: '{n}\u00a0tidsbrik: én tur, og så er det slut.',
      other: '{n}\u00a0tidsbrikker: højst {n}\u00a0ture.',
    },
    mistakes: {
      all: 'En uskyldig forbipasserende koster én brik ligesom i det almindelige spil.',
      some: {
        one: 'Den første uskyldige forbipasserende koster én brik. Derefter koster de to hver.',
        other: 'De første {n} uskyldige forbipasserende koster én brik hver. Derefter koster de to.',
      },
      none: 'Her er ikke plads til fejl: Hver uskyldig forbipasserende koster to brikker.',
    },
    numbers: '{tokens}-{mistakes}',
    tries: 'Forsøg',
    untried: 'Ingen endnu',
    record: '{wins} vundet, {losses} tabt',
    best: 'Flest brikker til overs',
    ours: 'Tallene er vores egne: De står ikke i regelhæfterne.',
    neighbours: 'Forbundet med',
    play: 'Spil missionen',
    again: 'Spil den igen',
    opening: 'Åbner et bord\u00a0…',
    join: 'Gå til bordet',
    joinNote: 'Der er allerede et åbent bord til missionen.',
    another: 'Åbn et bord til',
    name: 'Dit navn',
  },
  note: {
    label: 'Jeres noter',
    placeholder: 'Hvad virkede, hvad gik galt, og hvis skyld var det?',
    save: 'Gem noten',
    saved: 'Gemt',
    unsaved: 'Ikke gemt endnu.',
    theirs: 'Imens har en anden skrevet:',
    theirsEmpty: 'Imens har en anden slettet noten.',
    keepMine: 'Din egen står stadig i feltet. Gem den for at sætte den i stedet.',
    takeTheirs: 'Brug den andens',
  },
  list: {
    title: 'Alle byer',
    /** For screen readers, before the numbers of a city. */
    numbers: 'Brikker og tilladte fejl',
    note: 'Note',
    dossier: '{city}: Åbn mappen',
  },
  results: {
    title: 'Resultater',
    none: 'I har ikke spillet nogen mission endnu.',
    endings: {
      contacted: 'Vundet: alle femten agenter fundet',
      late: 'Vundet i sudden death',
      assassin: 'Tabt: En lejemorder slog til',
      bystander: 'Tabt: en uskyldig forbipasserende i sudden death',
      tokens: 'Tabt: for få brikker',
    },
    all: { one: 'Vis {n}\u00a0resultat', other: 'Vis alle {n}\u00a0resultater' },
    left: { one: '{n}\u00a0brik tilbage', other: '{n}\u00a0brikker tilbage' },
  },
} as const;
