/** Codenames Duet: the result of a game, and the tip. */
export const duetResult = {
  title: {
    assassin: 'Deconspirați',
    time: 'Timp expirat',
    easier: 'Toți agenții sunt în siguranță',
    standard: 'Toți agenții sunt în siguranță',
    mission: 'Misiune îndeplinită',
  },
  /** The reason in one line. */
  how: {
    contacted: 'Toți cei 15 agenți au fost contactați la timp.',
    late: 'Ultimul dintre cei 15 agenți a fost găsit la moarte subită, fără alt indiciu.',
    assassin: 'În spatele cuvântului {word} aștepta un asasin.',
    bystander: 'Jetoanele se terminaseră, iar la {word} stătea un trecător.',
    tokens: 'La {word} stătea un trecător, iar jetoanele rămase nu ajungeau ca să-l plătiți.',
    abandoned:
      'Partida s-a încheiat înainte de vreme. N-a câștigat și n-a pierdut nimeni, iar ambele fețe ale cheii rămân sigilate.',
  },
  /** Below the line above, for a lost game. */
  missing: {
    one: 'Mai era {n} agent pe teren.',
    few: 'Mai erau {n} agenți pe teren.',
    other: 'Mai erau {n} de agenți pe teren.',
  },
  city: 'Misiune: {city}',
  unscored: 'Cu {n} jetoane e jocul mai ușor, fără scor.',

  score: 'Scor: {score}',
  grade: {
    close: 'La mustață, dar toți sunt acasă.',
    good: 'Treabă bună. La centrală s-a băgat de seamă.',
    excellent: 'Excelent. Puține perechi se înțeleg așa din priviri.',
    map: 'Ieșit din comun. Sunteți gata pentru harta misiunilor.',
  },
  tally: {
    title: 'Scor',
    titleLost: 'Unde s-au dus jetoanele',
    left: { one: '{n} jeton rămas', few: '{n} jetoane rămase', other: '{n} de jetoane rămase' },
    kept: { one: '{n} jeton luat', few: '{n} jetoane luate', other: '{n} de jetoane luate' },
    cards: { one: '{n} jeton pe o carte', few: '{n} jetoane pe cărți', other: '{n} de jetoane pe cărți' },
    discarded: {
      one: '{n} jeton aruncat pentru un indiciu nepermis',
      few: '{n} jetoane aruncate pentru indicii nepermise',
      other: '{n} de jetoane aruncate pentru indicii nepermise',
    },
    late: 'Victorie la moarte subită',
    /** After a row: how many, and what each is worth. */
    each: '{n} × {points}',
    total: 'Total',
  },

  key: {
    title: 'Ambele fețe ale cheii',
    /** For screen readers, after the word. */
    faces: 'Vest: {west}, Est: {east}',
    found: { west: 'găsit de Vest', east: 'găsit de Est' },
    marker: { west: 'aici Vestul a dat peste un trecător', east: 'aici Estul a dat peste un trecător' },
    last: 'aici s-a pierdut partida',
    /** The legend, beside the icons of the kinds. */
    legendFound: 'găsit, pe partea taberei care l-a găsit',
    legendToken: 'trecător; săgeata arată cine a dat peste el',
  },

  story: {
    /** Beside a guess: the clue was for it. */
    meant: 'vizată',
    missed: 'Vizate și neghicite: {words}',
  },
  tell: {
    open: 'Spune la ce te gândeai',
    change: 'Corectează',
    title: 'Pentru ce era {word}?',
    note: 'Alege cărțile la care te-ai gândit. Apoi le vede toată lumea în poveste.',
    yours: 'Agenții din cheia ta',
    others: 'Toate celelalte cărți',
    none: 'Alege măcar o carte.',
    many: 'Un indiciu poate fi pentru cel mult 9 cărți. Scoate întâi una.',
    save: 'Spune tuturor',
    said: '{name} a spus pentru ce era {word}.',
  },

  /** The tip, by outcome. */
  next: {
    assassins:
      'În cheia ta sunt trei asasini. Înainte să dai un indiciu, pune-l față în față cu fiecare, pe rând: dacă bate într-acolo, caută altul.',
    tenth:
      'Fiecare tură costă un jeton, așa că un indiciu pentru o singură carte e scump. Căutați indicii care duc la două sau mai multe. Ori jucați cu al zecelea jeton, până aflați cum gândește partenerul.',
    eleventh:
      'Fiecare tură costă un jeton, așa că un indiciu pentru o singură carte e scump. Căutați indicii care duc la două sau mai multe. Ori luați-l și pe al unsprezecelea jeton.',
    pairs:
      'Fiecare tură costă un jeton, așa că un indiciu pentru o singură carte e scump. Căutați indicii care duc la două sau mai multe și, cât ține tura, întoarceți-vă la indiciile vechi.',
    dear: 'Aici puține greșeli sunt iertate: când se termină jetoanele cu trecătorul în sus, o carte greșită costă două. La îndoială, opriți tura.',
    nine: 'V-ați prins cum merge. Acum încercați cu 9 jetoane: ăsta e jocul adevărat, cu scor.',
    campaign:
      'Tocmai ați câștigat partida standard, așa că Praga e a voastră: deschideți o hartă a misiunilor și porniți de acolo. Fiecare victorie deschide orașe noi.',
    map: 'Înapoi la hartă: orașul e al vostru, iar cele vecine sunt deschise. Alegeți încotro.',
    openCampaign: 'Începe cu Praga câștigată',
  },

  mission: {
    toMap: 'Înapoi la hartă',
    writing: 'Se trece pe hartă…',
    written: 'E pe hartă.',
    /** The campaign is deleted or damaged. */
    lost: 'Harta echipei nu mai e de găsit, așa că rezultatul rămâne doar aici.',
    opened: {
      one: 'S-a deschis un oraș nou: {cities}',
      few: 'S-au deschis orașe noi: {cities}',
      other: 'S-au deschis orașe noi: {cities}',
    },
    stays: 'Orașul rămâne deschis: mai încercați oricând.',
  },

  rotate: 'Schimbați taberele',
  rotateNote: 'Fiecare se uită la cheie din alt loc.',

  share: {
    heading: 'Safehouse · Duet',
    headingMission: 'Safehouse · Duet · {city}',
    result: {
      assassin: 'Înfrângere: un asasin',
      time: 'Înfrângere: timp expirat',
      easier: 'Victorie cu {tokens} jetoane',
      standard: 'Victorie cu scorul {score}',
      mission: 'Misiune îndeplinită',
    },
    found: { one: '{n} agent din 15', few: '{n} agenți din 15', other: '{n} de agenți din 15' },
  },
} as const;
