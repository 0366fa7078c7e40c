/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'Amit ez a ház megőriz',
  lead: 'Azt, amit egy asztalnál játszotok és írtok, amíg az asztalt nem törlik. Nincs fiók, és senki más nem tud meg semmit.',
  tables: {
    title: 'Az asztalnál',
    what: 'A ház eltárolja a neveket, amelyeket a játékosok maguknak adnak, a lépéseiket, az üzeneteiket és a házigazda által hozott szavakat. Így éli túl a játék a megszakadt kapcsolatot és az újraindítást. Akinél megvan az asztal linkje, bejöhet, és elolvashatja, amit mindenkinek írtok.',
    keep: {
      one: 'Azt az asztalt, amelyhez {n} napja senki sem nyúlt, a ház mindenestül törli. A házigazda bármikor törölheti.',
      other:
        'Azt az asztalt, amelyhez {n} napja senki sem nyúlt, a ház mindenestül törli. A házigazda bármikor törölheti.',
    },
    campaigns:
      'A kampány a térképével, az eredményeivel és a jegyzeteivel addig marad meg, amíg a csapatból valaki nem törli. A hozzá nyitott asztalok addig tudják a nevét, amíg léteznek.',
  },
  name: {
    title: 'A neved',
    what: 'Amikor felállsz egy asztaltól, a nevedet is magaddal viheted. Azonnal eltűnik mindenki képernyőjéről és a tárolóból is. Amit a többieknek írtál, név nélkül ott marad, amíg az asztalt nem törlik. Az is, amit mások írtak rólad.',
    here: 'Asztalok, ahol ez a böngésző járt',
    none: 'Ez a böngésző egy asztalra sem emlékszik.',
    take: 'A nevem törlése innen: {code}',
    taken: 'A neved eltűnt innen: {code}.',
    gone: 'Itt nincs meg a neved: {code}.',
  },
  browser: {
    title: 'Ebben a böngészőben',
    what: 'Sütik nincsenek. A böngésző maga jegyzi meg:',
    kept: {
      secret:
        'egy véletlen titkot, amellyel visszakapod a helyed; a ház csak az ujjlenyomatát ismeri, minden asztalnál másikat',
      name: 'a legutóbb használt nevedet',
      tables: 'az utolsó asztalokat, ahol jártál',
      campaigns: 'a kampányaidat a titkos linkjeikkel',
      phone: 'az egy telefonon játszott játékokhoz: a rajta játszók nevét és titkát, és hogy ki következett',
      crossed: 'a helyszíneket, amelyeket kihúztál',
      likes: 'a nyelvet, a megjelenést, a hangot és az animációkat, és hogy játék után cserélődjenek-e a szerepek',
    },
    forget: 'Mindezek törlése',
    forgetTitle: 'Törlöd mindezt?',
    forgetNote:
      'Elveszíted a helyeidet, és a kampányaidhoz vezető utat is, ha nincs meg a linkjük. Az asztaloknál hagyott nevek ott maradnak: előbb azokat vidd magaddal.',
    forgetYes: 'Törlöm',
  },
  traces: {
    title: 'Címek és naplók',
    what: 'A hálózati címed a memóriában van, amíg él a kapcsolatod, és még körülbelül egy óráig, hogy senki se áraszthassa el kérésekkel a szervert. Tárolni sosem tároljuk. A naplókban és a mérésekben csak kódok és darabszámok vannak: se név, se szó, se cím.',
  },
  others: {
    title: 'Senki más',
    what: 'Ezek az oldalak sehonnan máshonnan nem töltenek be semmit: se betűtípust, se számlálót, se reklámot.',
  },
  who: {
    title: 'Ki üzemelteti ezt a házat?',
    unknown: 'Nem árulta el, hogyan érhető el. Kérdezd azt, akitől a címet kaptad.',
    what: 'Aki a házat üzemelteti, elolvashatja, amit itt tárolunk, és lehetnek biztonsági mentései, amelyekben a törölt dolgok még egy ideig megmaradnak.',
  },
} as const;
