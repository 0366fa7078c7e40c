/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'Tu vezi cine se ascunde în spatele cuvintelor. Găsește un cuvânt care duce la mai mulți agenți de-ai tăi și departe de rest, mai ales de asasin, și spune la câți te-ai gândit. Cât scrii, arbitrul îți spune ce nu e în regulă. 0 înseamnă: niciunul dintre ai noștri. ∞ înseamnă: încercați de câte ori vreți. Altceva nu spui. Când se apropie cineva, ascunde cheia.',
    spymasterPenalty:
      'Indiciul celorlalți a fost anulat. Poți acoperi un agent de-al tău: atinge o carte de-a ta, apoi apasă „Acoperă”. Nu e obligatoriu. După asta, sau în loc de asta, dai indiciul ca de obicei. Odată dat, oferta a expirat.',
    spymasterGuess:
      'Oamenii tăi sunt la treabă. Vezi ce marchează, dar n-ai voie să ajuți: nicio vorbă, nicio privire, niciun oftat. Cât timp nimeresc agenți de-ai tăi, au o încercare în plus față de numărul tău. Tu caută-ți între timp indiciul următor.',
    spymasterJudge:
      'Ceilalți ghicesc după indiciul ăsta. Dacă încalcă o regulă, contestă-l: tura lor se încheie pe loc, iar tu poți acoperi un agent de-al tău înainte de indiciul tău. Dacă e în regulă, îl poți accepta: apoi nu-l mai contestă nimeni. Dacă nu faci nimic, rămâne. Arbitrul doar sfătuiește; ultimul cuvânt e al tău.',
    spymasterWait:
      'E rândul celorlalți. Uită-te care dintre agenții tăi mai sunt de găsit și caută un cuvânt care leagă doi sau trei. Înainte să te îndrăgostești de el, gândește-te la asasin.',
    spymasterOpponent:
      'Jucați împotriva unui adversar fără jucători. După fiecare tură a echipei tale, acoperă un agent de-al lui: atinge-l, apoi apasă „Acoperă”. Pe care, alegi tu. Ia o carte care îți stă în cale la indiciul următor.',
    operativeClue:
      'Spionul-șef caută un cuvânt care leagă mai mulți agenți de-ai voștri și un număr care spune câți. Până atunci, uită-te pe masă: ce cuvinte merg împreună? Indiciile de până acum rămân la vedere.',
    operativeGuess:
      'Atinge o carte ca s-o marchezi: semnul îl vede toată lumea, dar nu se întoarce nimic. Atinge-o iar ca să ștergi semnul. Butonul „Întoarce” întoarce cu adevărat cartea aleasă. Agent de-al vostru: continuați, dacă vreți. Trecător sau agent de-al lor: tura s-a încheiat. Asasinul: ați pierdut. O încercare e obligatorie; aveți una mai mult decât numărul.',
    operativeWait:
      'E rândul celorlalți. Tot ce întorc îți spune ceva: dacă dau peste o carte de-a voastră, aveți una mai puțin de căutat. Vorbește cu echipa și mai treceți o dată prin indiciile voastre vechi.',
    operativeOpponent:
      'Acum spionul-șef acoperă un agent al adversarului. Când toți ai lui sunt acoperiți, ați pierdut, așa că fiecare tură contează. Dacă ultimul indiciu a încălcat o regulă, îl mai poți contesta: atunci se acoperă încă unul.',
    watch:
      'Vezi ce are voie să vadă oricine: cărțile, indiciile și ce s-a acoperit deja. Cheia e doar a spionilor-șefi, până la sfârșit. Dacă știi ceva, ține pentru tine.',
    over: 'Acum cheia e la vedere. Mai treceți o dată prin indicii: mai toate partidele se hotărăsc la o singură carte. Gazda poate porni partida următoare, cu aceiași oameni și cărți proaspete.',
  },

  rules: {
    title: 'Regulile jocului Nume de cod',
    lead: 'Două echipe, douăzeci și cinci de cuvinte și doi oameni care știu cine se ascunde în spatele lor. Iată totul, cu vorbele noastre.',
    contents: 'Pe pagina asta',
    ruling: 'hotărârea noastră',
    rulingNote:
      'Unde regulamentele tac, a trebuit să hotărâm noi. Punctele acelea poartă un semn. Regulile casei voastre sunt oricând binevenite: puneți-vă de acord înainte de partidă.',
    exampleTitle: 'Un exemplu',
    example:
      'Spionul-șef spune IARNĂ 2. Oamenii de teren întorc SANIE: roșu, deci continuă. Întorc FULG: tot roșu. Ar mai putea încerca o dată, dar nu se mai potrivește nimic, așa că se opresc.',
    table: {
      title: 'Masa',
      C1: 'Sunt două echipe, roșie și albastră. O partidă obișnuită cere cel puțin patru oameni, câte doi în fiecare echipă. Fiecare echipă are un spion-șef; toți ceilalți sunt oameni de teren. Echipele pot fi și inegale.',
      C2: 'Pe masă stau douăzeci și cinci de cuvinte diferite, în cinci rânduri de câte cinci.',
      C3: 'O cheie secretă spune cine se ascunde în spatele fiecăruia: nouă agenți ai echipei care începe, opt ai celeilalte, șapte trecători nevinovați și un asasin. Cheia o văd doar cei doi spioni-șefi.',
      C4: 'Cheia se trage la sorți, la fel și echipa care începe. Toate așezările sunt la fel de probabile.',
      C5: 'Câți agenți mai are fiecare echipă de găsit se vede tot timpul.',
    },
    turn: {
      title: 'O tură',
      C6: 'Începe echipa cu nouă agenți. Apoi se joacă pe rând.',
      C7: 'Spionul-șef dă un indiciu: un cuvânt și numărul de cărți la care se referă. Nimic altceva, nici măcar o sprânceană ridicată. De aceea un spion-șef nu le poate scrie aici oamenilor de teren.',
      C9: 'Oamenii de teren se sfătuiesc. Pot marca oricâte cărți, de câte ori vor. Încercarea se pune abia când unul dintre ei întoarce o carte; o poate face oricare.',
      C10: 'Un agent de-al lor: cartea se acoperă în culoarea lor și pot încerca din nou.',
      C11: 'Un trecător: cartea se acoperă și tura s-a încheiat.',
      C12: 'Un agent al celeilalte echipe: se acoperă pentru cealaltă echipă și tura s-a încheiat.',
      C13: 'Asasinul: partida se încheie pe loc, iar echipa care a dat peste el a pierdut.',
      C14: 'În fiecare tură, cel puțin o încercare e obligatorie. După una reușită se pot opri când vor.',
      C15: 'Au voie cu o încercare mai mult decât spune numărul. Cea în plus e pentru o carte ratată mai devreme.',
      C18: 'Nimeni nu e obligat să urmeze ultimul indiciu. Se poate întoarce orice carte neacoperită, iar indiciile de până atunci rămân la vedere pentru toți.',
    },
    numbers: {
      title: 'Două numere speciale',
      C16: 'Zero înseamnă că niciunul dintre ai noștri n-are legătură cu cuvântul. Atunci încercările nu au limită, dar una tot e obligatorie.',
      C17: 'Nici „nelimitat” nu are limită. Prețul: nimeni nu știe la câte cărți s-a gândit spionul-șef.',
    },
    end: {
      title: 'Sfârșitul',
      C19: 'O echipă câștigă când toți agenții ei sunt acoperiți. Nu contează cine l-a acoperit pe ultimul.',
      C20: 'Partida următoare e la o atingere distanță: aceiași oameni, rolurile date mai departe dacă vreți, dar niciunul dintre cuvintele abia jucate.',
    },
    illegal: {
      title: 'Indicii nepermise',
      L1: 'Un indiciu e un singur cuvânt.',
      L2: 'Vorbește despre ce înseamnă cuvintele, nu despre literele lor, despre cum sună sau despre locul lor pe masă. Literele și cifrele sunt în regulă când înseamnă ceva.',
      L4: 'Numărul spune la câte cărți te gândești. Nu e un al doilea indiciu.',
      L5: 'E din limba cărților. Un cuvânt străin se pune dacă lumea îl folosește în limba aceea.',
      L6: 'Nu e o formă a unui cuvânt încă neacoperit: nici cuvântul însuși, nici cu altă terminație, nici ceva derivat din el, nici un compus care îl conține.',
      L7: 'Nu are nicio parte comună cu un compus încă neacoperit. Cu AUTOSTRADĂ pe masă, cad și „stradă”, și „auto”, și „autobuz”, și „străduță”.',
      L8: 'Literele care se nimeresc din întâmplare într-un cuvânt mai lung nu sunt o parte a lui: „arc” merge foarte bine lângă PARC.',
      L9: 'Un cuvânt pe care nimeni nu-l mai simte compus nu are părți, chiar dacă odinioară avea.',
      L10: 'Fără compuse inventate pe loc.',
      L11: 'Ce se scrie la fel e același cuvânt; ce sună la fel, dar se scrie altfel, e alt cuvânt.',
      L12: 'Numele din mai multe cuvinte, ca New York, contează ca unul singur dacă v-ați înțeles așa. Dacă nu, întreabă: cei care judecă indiciul pot face o excepție. Numele inventate nu merg niciodată.',
      C8: 'Contează doar cuvintele neacoperite. Ce nu e permis acum poate fi în regulă după ce se acoperă o carte.',
      C21: 'Când un indiciu se dovedește nepermis, tura echipei care l-a dat se încheie pe loc. Cărțile ghicite rămân acoperite.',
      C22: 'Celălalt spion-șef poate atunci să acopere un agent de-al lui înainte de indiciul următor. Dacă e ultimul, echipa lui a câștigat.',
      C23: 'Un indiciu pe care nu-l contestă nimeni e permis, iar ultimul cuvânt îl are celălalt spion-șef. Oamenii lui de teren pot ridica mâna, iar cine a dat indiciul își poate recunoaște greșeala. Se poate contesta doar până când se dă indiciul următor.',
      C24: 'La îndoială, spionii-șefi se pot întreba întâi între ei, unde oamenii de teren nu citesc. Arbitrul casei se uită la fiecare indiciu pe măsură ce se scrie; el sfătuiește, oamenii hotărăsc.',
    },
    time: {
      title: 'Ceasuri',
      C25: 'De regulă, nu există limită de timp. Cu clepsidra pe masă, oricine o poate întoarce când cineva se moșmondește. Bate la cap, dar nu încheie nimic.',
      C26: 'O masă poate alege în schimb limite fixe, una pentru indiciu și una pentru ghicit. Când expiră prima, tura se încheie fără indiciu; când expiră a doua, se încheie ca și cum echipa s-ar fi oprit, chiar și fără nicio încercare. Gazda poate pune pauză și poate da timp în plus.',
    },
    together: {
      title: 'Împreună, de la doi în sus',
      C27: 'O singură echipă, cu un spion-șef și unul sau mai mulți oameni de teren, joacă împotriva unui adversar fără jucători. Voi începeți și aveți nouă agenți; adversarul are opt.',
      C28: 'După fiecare tură a voastră, spionul-șef o joacă pe a adversarului: se acoperă un agent al adversarului; pe care, alege spionul-șef.',
      C29: 'Pierdeți dacă dați peste asasin sau când toți agenții adversarului sunt acoperiți, oricine ar fi făcut-o.',
      C30: 'Dacă învingeți, scorul e numărul agenților adversarului rămași neacoperiți, de la unu la opt.',
      C32: 'Oamenii de teren pot contesta un indiciu. Tura se încheie și se mai acoperă un agent al adversarului; pe care, alege spionul-șef.',
    },
    three: {
      title: 'În trei',
      C31: 'Trei pot juca împreună, ca mai sus. Dacă doi vor să se întreacă, ei sunt spionii-șefi, iar al treilea e singurul om de teren, care ghicește pentru echipa aflată la rând, de fiecare dată cât poate de bine.',
    },
  },
} as const;
