/** The lesson of Spyfall: at the beach, with Vera as the spy, who takes it for an office. */
export const lessonSpyfall = {
  people: { you: 'Te', milo: 'Milo', vera: 'Vera', ida: 'Ida' },
  role: 'Vízimentő',
  locations: {
    beach: 'Strand',
    office: 'Iroda',
    school: 'Iskola',
    train: 'Éjszakai vonat',
    hospital: 'Kórház',
    circus: 'Cirkusz',
  },
  talk: 'Ami elhangzott',
  /** Who asks whom. */
  asks: '{by} → {to}',
  say: {
    card: 'Négy ember, egy forduló. Hárman ugyanott vagytok; a negyedik kém, és fogalma sincs, hol. Koppints a kártyádra, de más ne lássa.',
    shown:
      'Ezen a helyen vagy, és még ketten a többiek közül. A kémnek csak az alábbi lista jutott. Keresd meg a kémet, de ne áruld el a helyszínt.',
    answer: 'Milo kérdez tőled valamit. Mutasd meg, hogy ismered a helyet, de a kémnek ne áruld el. Mit mondasz?',
    ask: 'Most te kérdezel. Milót nem lehet, mert ő épp tőled kérdezett. Kérdezd Verát:',
    listen: 'Hm. Most Vera kérdezi Idát, aztán Ida Milót. Figyeld, mit mondanak.',
    accuse: 'Valakinek fogalma sincs, hol vagytok. Vádold meg: megáll az óra, és a többiek szavaznak. Ki az?',
    against:
      'Valaki ellene szavaz, pedig mindenkinek egyet kell értenie, úgyhogy a forduló megy tovább. Ki beszélt olyasmiről, ami itt nincs is? Éles játékban csak egyszer próbálkozhatnál. Vond vissza, és figyelj újra.',
    done: 'Minden kéz a magasban, és Vera felfedi a kártyáját: ő a kém! Ha egyszer te kapod azt a kártyát: bólogass, válaszolj ködösen, és ha tudod a helyszínt, állítsd meg a játékot, és mondd ki.',
  },
  note: {
    subtle: 'Ügyes: aki ott van, bólint, a kém pedig semmit sem tud meg.',
    open: 'Igaz, de most már a kém is tudja. Legközelebb kicsit kevesebbet.',
    vague: 'Biztonságos, de most rád gyanakszanak. Egy apró, igaz részlet többet ér.',
  },
  question: 'Mi nélkül nem jössz ide soha?',
  answers: {
    subtle: 'A törülközőm nélkül.',
    open: 'Vödör és lapát nélkül, mert várat építek a homokból.',
    vague: 'Hát, ez-az mindig van nálam.',
  },
  questions: {
    way: 'Hogy jutottál ide?',
    smell: 'Milyen illat van itt?',
    noise: 'Nagy itt a zaj?',
  },
  replies: {
    way: 'Lifttel, mint mindig. A lépcső már sok nekem.',
    smell: 'Kávéillat, meg az új szőnyegpadló szaga.',
    noise: 'Csak amikor a főnök kijön az értekezletről.',
  },
  veraAsks: 'Nagy ma a nyüzsgés, ugye?',
  idaAnswers: 'Várj csak, amíg megjön a fagylaltos.',
  idaAsks: 'Nyakkendőben szoktál itt lenni?',
  miloAnswers: 'Még cipő sincs rajtam.',
} as const;
