/** Spyfall on one shared phone. A name is alone or the subject, so that no language has to inflect it. */
export const onePhone = {
  title: 'Spyfall pe un singur telefon',

  /** The lobby: who plays. */
  lobby: {
    title: 'Cine joacă?',
    note: 'Între trei și opt nume, în ordinea în care stați la masă.',
    name: 'Nume',
    next: 'Numele următor',
    add: 'Adaugă',
    full: 'Pot juca opt oameni: sunt toți aici.',
    up: 'Mută mai sus: {name}',
    down: 'Mută mai jos: {name}',
    top: 'E primul loc.',
    bottom: 'E ultimul loc.',
    rename: 'Schimbă numele: {name}',
    save: 'Salvează',
    remove: 'Scoate de pe listă: {name}',
    removed: 'Nu mai e pe listă: {name}.',
    undo: 'Pune la loc',
    twins: 'Unii dintre voi au același nume. Îi deosebește un număr.',
    /** A seated person who is not on this phone. */
    elsewhere: 'Pe alt ecran',
    watch: 'Trece pe margine',
    gathering: 'Se așază scaunele…',
  },

  /** Passing the phone. */
  pass: {
    to: 'Telefonul merge la',
    note: 'Nimeni altcineva nu se uită la ecran.',
    iAm: 'Eu sunt {name}',
    notMe: 'Nu sunt eu',
    back: 'Înapoi: {name}',
    count: 'Cartea {n} din {all}',
  },

  card: {
    title: 'Cartea ta, {name}',
    fetching: 'Se arată…',
    passOn: 'Ascunde și pasează',
    done: 'Ascunde cartea',
    unreached: 'Serverul n-a răspuns. Mai încearcă o dată.',
    none: 'N-ai carte în runda asta. Joci din următoarea.',
  },

  /** Everyone has seen their card. */
  ready: 'Dealerul e {name}. Puneți telefonul în mijloc și porniți ceasul.',

  /** The phone is on the table, and one tap records who is asked. */
  ask: {
    first: 'Prima întrebare o pune {name}. Cui? Atingeți numele.',
    next: '{name} întreabă. Pe cine? Atingeți numele.',
    answer: '{name} răspunde, apoi întreabă. Pe cine? Atingeți numele.',
    wrong: 'Era pentru altcineva',
    wrongNow: '{name} întreabă. Pe cine, de fapt? Atingeți numele.',
    keep: 'Era bine așa',
    people: 'În jurul mesei',
    self: 'Nimeni nu se întreabă pe sine. Atingeți alt nume.',
    barred: 'Tocmai a pus întrebarea. Atingeți alt nume.',
  },

  /** The bar at the bottom. */
  tools: {
    accuse: 'Acuză',
    stop: 'Eu sunt spionul',
    again: 'Cartea mea',
    locations: 'Locații',
  },

  again: {
    title: 'Cine vrea să se uite?',
    note: 'Ia întâi telefonul la tine.',
  },

  accuse: {
    title: 'Acuză pe cineva',
    note: 'Ceasul se oprește. Fiecare poate acuza o dată pe rundă.',
    who: 'Cine acuză?',
    choose: 'Alege întâi ambele nume.',
    yes: 'Oprește ceasul',
  },

  stop: {
    title: 'Oprește jocul',
    note: 'Doar spionul poate face asta. Ceasul se oprește, iar spionul numește o locație.',
    who: 'Cine e spionul?',
    choose: 'Alege întâi un nume.',
    yes: 'Eu sunt spionul: {name}',
    /** For a player who is not the spy. Others may read it. */
    no: 'Nu s-a întâmplat nimic, iar ceasul merge mai departe. Dacă nu știi sigur, mai uită-te o dată la cartea ta.',
    goOn: 'Joacă mai departe',
  },

  vote: {
    now: '{by} zice: spionul e {suspect}. Ridicați mâna.',
    missing: { one: 'Mai lipsește {n} mână.', few: 'Mai lipsesc {n} mâini.', other: 'Mai lipsesc {n} de mâini.' },
    count: 'Numără mâinile',
  },

  naming: '{name} e spionul și numește o locație.',

  talk: 'Timpul a expirat. Sfătuiți-vă; apoi {name} deschide votul.',

  ballot: {
    now: '{name}, pe cine bănuiești? Spune cu voce tare.',
    voices: 'S-a spus până acum',
    /** Who names whom. */
    voice: '{name}: {suspect}',
  },

  verdict: 'Gata runda. Citiți cum a fost, apoi jucați mai departe.',

  people: {
    title: 'Oameni și puncte',
    home: 'Pleacă acasă',
    /** For screen readers; it must begin with the visible text. */
    homeOf: 'Pleacă acasă: {name}',
    note: 'Locul se eliberează. Dacă era spionul, runda se anulează.',
    yes: 'Eliberează locul: {name}',
  },

  /** At most 90 words each. */
  help: {
    briefing:
      'Telefonul face turul mesei. Cine îl are apasă pe carte și o privește fără martori, apoi o ascunde și dă telefonul mai departe. Una e a spionului; pe toate celelalte e aceeași locație, fiecare cu alt rol de acolo. Când și-au văzut-o toți, telefonul se pune în mijloc, iar dealerul pornește ceasul.',
    asking:
      'Întrebați-vă cu voce tare, câte o întrebare o dată, și atingeți numele celui întrebat: așa știe telefonul cine e la rând. Nu poți întoarce întrebarea. Fiecare poate acuza pe cineva o dată pe rundă, iar spionul poate opri jocul ca să numească locația. Ca să-ți revezi cartea, ia telefonul la tine.',
    accusation:
      'Cineva e sub acuzare, iar ceasul stă. Toți în afară de suspect ridică mâna. Treceți aici fiecare mână, pentru sau împotrivă, și numărați-le. Dacă toate sunt pentru, cartea se dă pe față și runda s-a încheiat. Una singură împotrivă și runda merge mai departe. Nu se vorbește.',
    naming:
      'Spionul a oprit jocul. Alege locația din listă, apoi apasă butonul de dedesubt. Corect: 4 puncte pentru spion. Greșit: câte un punct pentru toți ceilalți.',
    suspicions:
      'Timpul a expirat. Spuneți-vă bănuielile, pe îndelete. Apoi dealerul deschide votul final. Spionul pierde doar dacă toți ceilalți arată spre el.',
    ballot:
      'La votul final se vorbește pe rând, în ordinea de la masă, începând cu dealerul. Fiecare spune un nume cu voce tare, îl alege aici și apasă butonul. Nu se mai poate retrage. Spionul pierde doar dacă toți ceilalți arată spre el.',
    verdict:
      'Runda s-a încheiat și toate cărțile sunt pe față. Un spion care câștigă ia 2 puncte și încă 2 dacă a numit locația sau dacă toți au învinuit un nevinovat. Dacă au câștigat ceilalți, fiecare ia 1, iar cine a acuzat spionul ia încă 1. În runda următoare, telefonul face din nou turul mesei.',
  },

  /** A player who is not on this phone. */
  ownScreen: '{name} joacă pe alt ecran. Așteptați mutarea de acolo.',

  /** For people who open the link of a table that plays on one phone. */
  watch: {
    note: 'La masa asta se joacă pe un singur telefon: acolo sunt cărțile, ceasul și voturile. Aici te poți uita.',
    lost: 'Chiar ăsta e telefonul? Atunci a uitat numele, cum se întâmplă când se șterg datele browserului. Întrerupe partida și scrie numele din nou.',
  },
} as const;
