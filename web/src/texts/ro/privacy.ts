/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'Ce păstrează casa asta',
  lead: 'Ce jucați și ce scrieți la o masă, până când masa e ștearsă. Nu există conturi și nimeni altcineva nu află nimic.',
  tables: {
    title: 'La o masă',
    what: 'Casa păstrează numele pe care și le dau oamenii, mutările, mesajele și cuvintele aduse de gazdă. Are nevoie de ele ca o partidă să treacă peste o conexiune pierdută sau o repornire. Oricine are linkul unei mese poate intra și poate citi ce li se scrie tuturor.',
    keep: {
      one: 'O masă de care nu s-a atins nimeni de {n} zi e ștearsă cu tot ce are în ea. Gazda o poate șterge oricând.',
      few: 'O masă de care nu s-a atins nimeni de {n} zile e ștearsă cu tot ce are în ea. Gazda o poate șterge oricând.',
      other:
        'O masă de care nu s-a atins nimeni de {n} de zile e ștearsă cu tot ce are în ea. Gazda o poate șterge oricând.',
    },
    campaigns:
      'O campanie, cu harta, rezultatele și notițele ei, se păstrează până o șterge cineva din echipă. Mesele deschise pentru ea îi știu numele cât timp există.',
  },
  name: {
    title: 'Numele tău',
    what: 'Când pleci de la o masă, îți poți lua numele cu tine. Dispare pe loc de pe ecranele tuturor și din arhivă. Ce le-ai scris celorlalți rămâne, fără nume, până când masa e ștearsă. Rămâne și ce au scris alții despre tine.',
    here: 'Mesele la care a fost browserul ăsta',
    none: 'Browserul ăsta nu ține minte nicio masă.',
    take: 'Scoate-mi numele de la {code}',
    taken: 'Numele tău nu mai e la {code}.',
    gone: 'La {code} nu e niciun nume de-al tău.',
  },
  browser: {
    title: 'În browserul ăsta',
    what: 'Nu există cookie-uri. Browserul însuși ține minte:',
    kept: {
      secret:
        'un secret generat aleatoriu cu care îți recapeți locul; serverul îi știe doar amprenta, alta la fiecare masă',
      name: 'numele folosit ultima dată',
      tables: 'ultimele mese la care ai fost',
      campaigns: 'campaniile tale, cu linkurile lor secrete',
      phone: 'pentru partidele pe un singur telefon: numele și secretele celor care joacă pe el și al cui era rândul',
      crossed: 'locațiile pe care le-ai tăiat',
      likes: 'limba, aspectul, sunetul și animațiile și dacă rolurile se schimbă după o partidă',
    },
    forget: 'Uită toate astea',
    forgetTitle: 'Să uite toate astea?',
    forgetNote:
      'Îți pierzi locurile, dar și drumul spre campanii, dacă nu le ai linkurile. Numele de la mese rămân acolo: scoate-le mai întâi.',
    forgetYes: 'Uită',
  },
  traces: {
    title: 'Adrese și jurnale',
    what: 'Adresa ta din rețea stă în memorie cât ai conexiune și încă vreo oră după aceea, ca nimeni să nu poată suprasolicita serverul. Nu e salvată niciodată. Jurnalele și cifrele conțin coduri și numere: fără nume, fără cuvinte, fără adrese.',
  },
  others: {
    title: 'Nimeni altcineva',
    what: 'Paginile astea nu încarcă nimic din altă parte: nici fonturi, nici contoare, nici reclame.',
  },
  who: {
    title: 'Cine ține casa asta',
    unknown: 'Nu a spus cum poate fi găsit. Întreabă-l pe cel care ți-a dat adresa.',
    what: 'Cine o ține poate citi ce se păstrează aici și poate avea copii de rezervă în care lucrurile șterse mai dăinuie o vreme.',
  },
} as const;
