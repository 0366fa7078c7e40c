/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'Vedeți aceleași cuvinte, dar fiecare tabără are cheia ei. Agenții tăi verzi sunt cei pe care trebuie să-i găsească partenerul. Dă un cuvânt și un număr care duc la mai mulți dintre ei, departe de asasinii tăi negri. Poate începe oricare tabără: cine e gata. Atinge-ți agenții ca să notezi pentru cine e indiciul; se vede doar în tabăra ta.',
    give: 'Găsește un cuvânt care duce la mai mulți agenți verzi de-ai tăi și spune câți. Ferește-te de cei trei asasini: dacă partenerul îl întoarce pe vreunul, pierdeți amândoi. Doar cheia ta spune ce a nimerit partenerul. Cât scrii, arbitrul îți spune ce nu e în regulă. Atinge-ți agenții ca să notezi pentru cine e indiciul; se vede doar în tabăra ta. Când se apropie cineva, ascunde-ți cheia.',
    wait: 'Partenerul caută un cuvânt. Agenții lui nu sunt ai tăi: dintre cei nouă agenți ai tăi, pentru el trei sunt tot agenți, cinci sunt trecători și unul e asasin. Caută perechi printre agenții tăi și mai treci o dată prin indiciile vechi.',
    partnerDone:
      'Ai găsit tot ce-ți putea arăta partenerul, așa că de acum indicii dai numai tu. Fiecare tură costă un jeton, ca înainte. Țintește agenții rămași în cheia ta; partenerul se poate folosi și de toate indiciile tale vechi.',
    meDone:
      'Partenerul a găsit toți cei nouă agenți din cheia ta. Nu mai dai indicii: de acum doar ghicești, după indiciile lui. Ce a rămas e în cheia lui.',
    guess:
      'Găsește cărțile la care duce indiciul partenerului. Atinge o carte ca s-o marchezi; butonul „Întoarce” o întoarce cu adevărat. Cheia partenerului spune ce e; a ta nu spune nimic despre asta. Agent: continuă, dacă te ține curajul. Trecător: pe carte se pune un jeton cu săgeata spre tine și tura s-a încheiat. Asasin: pierdeți amândoi. O încercare e obligatorie; apoi te poți opri și iei un jeton. Poți urma orice indiciu de până acum.',
    judge:
      'Găsește cărțile la care duce indiciul partenerului: agenți în cheia lui, pe care n-o vezi. Cheia ta nu spune nimic despre încercările tale. Atinge o carte ca s-o marchezi, apoi apasă „Întoarce”. Agent: continuă, dacă vrei. Trecător: tura s-a încheiat. Asasin: pierdeți amândoi. Dacă indiciul încalcă o regulă, îl poți contesta până la prima încercare: se aruncă un jeton, dar de ghicit ghicești oricum.',
    partnerGuess:
      'Partenerul ghicește după indiciul tău, iar cheia ta spune ce e fiecare carte. Vezi ce marchează, dar n-ai voie să ajuți: nicio vorbă, nicio privire, niciun oftat. Un trecător încheie tura și lasă un jeton pe carte; cartea aceea poate fi totuși un agent pe care să-l găsești tu.',
    sudden:
      'Jetoanele s-au terminat. Gata cu indiciile, gata cu planurile. Întoarce cărți care sunt agenți în cheia partenerului; folosește toate indiciile de până acum. Orice carte greșită, chiar și un trecător, înseamnă înfrângere. Dacă și cealaltă tabără mai are agenți de găsit, poate ghici și ea, în orice ordine. Al cincisprezecelea agent aduce victoria.',
    suddenWait:
      'Jetoanele s-au terminat, iar tu ai găsit tot ce era în cheia partenerului. Ultimii agenți sunt în cheia ta și doar partenerul îi poate găsi. Fără indicii, fără semne. O carte greșită și ați pierdut; al cincisprezecelea agent aduce victoria.',
    watch:
      'Două tabere joacă împreună. Fiecare își vede cheia ei și dă indicii pentru agenții ei; tu nu vezi niciuna. Jetoanele rotunde sunt timpul: o tură costă cel puțin unul. Cei cincisprezece agenți trebuie găsiți până nu se termină jetoanele. Dacă știi ceva, ține pentru tine.',
    over: 'Acum ambele fețe ale cheii sunt la vedere. Mai treceți o dată prin indicii: mai toate partidele se hotărăsc la o singură carte. Gazda poate porni partida următoare, cu aceiași oameni și cărți proaspete.',
  },

  rules: {
    title: 'Regulile jocului Nume de cod Duet',
    lead: 'Două tabere, o masă și o cheie cu două fețe. Câștigați sau pierdeți împreună. Iată totul, cu vorbele noastre.',
    example:
      'În cheia ta, FLOARE e asasin. Partenerul spune ALBINĂ 2. Tu întorci totuși FLOARE: în cheia partenerului e agent, iar doar cheia aceea contează.',
    table: {
      title: 'Masa',
      D1: 'Joacă împreună doi oameni sau două tabere oricât de mari, Vest și Est. Fiecare tabără vede doar o față a cheii: aceea e cheia ei.',
      D2: 'Pe masă stau douăzeci și cinci de cuvinte diferite, în cinci rânduri de câte cinci. Printre ele se ascund cincisprezece agenți, iar alături e o rezervă de jetoane: nouă în jocul obișnuit, zece sau unsprezece dacă îl vreți mai ușor.',
      D3: 'Fiecare față a cheii arată nouă agenți verzi, trei asasini negri și treisprezece trecători.',
      D4: 'Fețele se suprapun. Dintre cei nouă agenți ai tăi, partenerul vede trei ca agenți, unul ca asasin și cinci ca trecători. Dintre cei trei asasini ai tăi, unul e agent pentru el, unul asasin și unul trecător. Dintre cei treisprezece trecători ai tăi, cinci sunt agenți pentru el și unul e asasin. Aveți voie să vă folosiți de asta.',
      D5: 'Cheia se trage la sorți: toate cheile de felul acesta sunt la fel de probabile.',
    },
    turn: {
      title: 'O tură',
      D6: 'Primul indiciu îl poate da oricare tabără: cine e gata.',
      D7: 'Un indiciu e un cuvânt și un număr, nimic altceva. Ghicește cealaltă tabără.',
      D36: 'Numărul poate fi zero: feriți-vă de ce arată cuvântul. O încercare tot e obligatorie.',
      D8: 'Cine întoarce o carte a făcut o încercare, iar ce e cartea spune numai cheia taberei care a dat indiciul.',
      D9: 'Un agent: cartea se acoperă cu o carte de agent, pentru ambele tabere. Se poate ghici mai departe.',
      D10: 'Un asasin: partida s-a încheiat și ați pierdut cu toții.',
      D11: 'Un trecător: pe carte se pune un jeton cu săgeata spre cel care a ghicit și tura s-a încheiat. Cartea rămâne neacoperită: poate fi totuși un agent pe care să-l găsească cealaltă tabără.',
      D12: 'Încercările reușite n-au limită, oricare ar fi fost numărul.',
      D13: 'O încercare e obligatorie. După una reușită, cine ghicește se poate opri și ia un jeton din rezervă, cu bifa în sus.',
      D14: 'Așadar, fiecare tură costă cel puțin un jeton, iar rezerva arată câte ture au mai rămas.',
      D15: 'Cine a ghicit dă indiciul următor.',
      D16: 'O încercare poate urma orice indiciu mai vechi. Toate indiciile, cu tot ce s-a ghicit după ele, rămân la vedere.',
      D17: 'O carte cu săgeata spre tabăra ta e închisă pentru voi, dar deschisă pentru cealaltă tabără. Dacă e trecător și pentru ei, primește al doilea jeton și se închide de tot. Dacă e agent, se acoperă, iar jetonul rămâne pe ea.',
      D18: 'Când toți cei nouă agenți dintr-o cheie sunt găsiți, se anunță. De atunci, indicii dă doar cealaltă tabără.',
      D19: 'Altceva nu se spune despre o cheie: nici câți agenți au mai rămas în ea, nici ce era o carte găsită pe fața cealaltă, nici dacă era chiar cea vizată.',
    },
    end: {
      title: 'Sfârșitul',
      D20: 'Al cincisprezecelea agent aduce victoria pe loc. Tura tot costă un jeton.',
      D21: 'Când rezerva e goală și mai lipsesc agenți, urmează moartea subită: gata cu indiciile. Cine mai are agenți de găsit poate ghici, ambele tabere în orice ordine, câte o carte o dată, fără să pună ceva la cale împreună.',
      D22: 'La moarte subită, orice carte greșită înseamnă înfrângere, chiar și un trecător. Ultimul agent aduce victoria.',
      D23: 'O victorie cu nouă jetoane are scor: trei puncte pentru fiecare jeton rămas, unul pentru fiecare jeton luat cu bifa în sus, unul mai puțin dacă a venit la moarte subită. Peste cinci e bine, nouă sau zece e excelent; cu mai mult de atât, treceți la harta misiunilor. O misiune nu are scor, contează doar jetoanele rămase.',
    },
    map: {
      title: 'Harta misiunilor',
      D24: 'Campania unei echipe începe la Praga, cu jocul obișnuit. Dacă tocmai l-ați câștigat cu nouă jetoane, puteți porni cu Praga câștigată. Un oraș câștigat le deschide pe cele de care e legat.',
      D25: 'Un oraș are două numere: jetoanele din rezervă și câte dintre ele stau cu trecătorul în sus. Acelea sunt greșelile pe care vi le permiteți; restul stau cu bifa în sus. Unde regulamentele nu dau numere, sunt ale noastre.',
      D26: 'Când vă opriți, se ia un jeton cu bifa în sus. Dacă nu mai e niciunul, se ia unul cu trecătorul în sus și se întoarce.',
      D27: 'Pentru un trecător se ia un jeton cu trecătorul în sus. Dacă nu mai e niciunul, se iau două cu bifa în sus, care pe carte se socotesc drept unul.',
      D28: 'Dacă rezerva nu ajunge să plătească o tură, ați pierdut pe loc.',
      D29: 'Dacă o tură ia ultimul jeton, urmează moartea subită, ca de obicei.',
      D31: 'Victoriile, înfrângerile și notițele rămân pe harta echipei, iar orice oraș deschis se poate juca din nou.',
    },
    illegal: {
      title: 'Indicii nepermise',
      L: 'Ce poate fi un indiciu e la fel ca în Nume de cod: un cuvânt, legat de înțeles, nici formă, nici parte a unui cuvânt neacoperit. Abrevierile merg doar dacă v-ați înțeles așa.',
      D32: 'Un indiciu nepermis costă un jeton, care se aruncă: cine ghicește contestă sau cine l-a dat recunoaște. Apoi se ghicește după el ca și cum ar fi fost permis.',
      D33: 'Se aruncă un jeton cu bifa în sus, dacă mai e vreunul. Dacă era ultimul jeton, tura se joacă totuși: oprirea duce la moarte subită, un trecător înseamnă înfrângere.',
      D34: 'Tabăra care ghicește poate contesta indiciul sau îl poate accepta pe față, până la prima ei încercare.',
    },
    more: {
      title: 'Altele',
      D35: 'Ordine flexibilă, dacă masa vrea: o tabără poate da două indicii la rând, apoi e neapărat rândul celeilalte.',
      D37: 'Dacă sunteți mai mult de doi, cei dintr-o tabără pot vorbi între ei, unde cealaltă nu citește. Oricine din tabără poate da indiciul și oricine poate întoarce o carte.',
      D38: 'Pachetul clasic și pachetul Duet ale unei limbi se pot amesteca.',
    },
  },
} as const;
