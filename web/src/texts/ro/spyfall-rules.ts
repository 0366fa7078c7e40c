/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'Regulile jocului Spyfall',
  lead: 'Toți sunt în același loc și știu care, mai puțin unul. Întrebați-vă unii pe alții până se dă cineva de gol. Iată totul, cu vorbele noastre.',
  example:
    'Toți sunt pe plajă, în afară de Vera. Milo întreabă fără ce nu vii niciodată aici. Un răspuns bun e prosopul: cine e pe plajă dă din cap, iar spionul nu află nimic. Vera răspunde că nu vine niciodată fără cheia de la birou. Acum știu.',
  table: {
    title: 'Masa',
    S1: 'Joacă între trei și opt oameni. Vă înțelegeți dinainte câte runde are partida; cinci sunt un început bun.',
    S2: 'O rundă se petrece într-o singură locație. Toți află care e, iar fiecare are acolo rolul lui. Doar spionul nu află nici locația, nici vreun rol.',
    S3: 'În fiecare rundă e exact un spion, iar tu ai tot atâtea șanse să fii tu ca oricine altcineva.',
    S4: 'Lista locațiilor din joc e la vedere pentru toți, tot timpul.',
    S5: 'O locație vine cel mult o dată într-o partidă. Cele jucate se taie de pe listă, inclusiv pentru spion.',
    S5a: 'Puteți lăsa locații pe dinafară și puteți scrie altele, cu câte șapte roluri. Trebuie să fie cu cel puțin o locație mai mult decât runde.',
    S6: 'Vă înțelegeți dinainte dacă vorbiți din rol sau nu țineți seama de roluri. Pe cărți sunt oricum și se potrivesc și femeilor, și bărbaților.',
    S7: 'Fiecare rundă are un dealer, care joacă la fel ca toți ceilalți. Primul se trage la sorți sau îl alegeți voi; apoi împarte cărțile spionul din runda dinainte.',
  },
  round: {
    title: 'Întrebările',
    S8: 'Dealerul pornește ceasul după ce și-au văzut toți cartea. Merge opt minute sau cât v-ați înțeles. Pentru începători sunt mai potrivite între douăsprezece și cincisprezece.',
    S8a: 'Puteți juca și fără ceas. Atunci întrebările le încheie dealerul.',
    S9: 'Dealerul îi pune cuiva o întrebare. Nu trebuie să fie despre locație, iar răspunsul poate fi de orice fel. O a doua întrebare nu se pune.',
    S10: 'Întreabă apoi cine a răspuns: pe oricine, în afară de cel de la care tocmai a venit întrebarea.',
    S11: 'O rundă se încheie într-unul din trei feluri: toți susțin o acuzație, spionul oprește jocul sau expiră timpul și urmează votul final.',
  },
  accusation: {
    title: 'Acuzația',
    S12: 'Oricine joacă, inclusiv spionul, poate opri ceasul ca să acuze pe cineva. Fiecare are voie o dată pe rundă.',
    S13: 'Votează toți în afară de suspect; cine acuză e pentru. Dacă toți sunt pentru, runda s-a încheiat și cartea suspectului se dă pe față. Dacă e măcar unul împotrivă, runda merge mai departe, cu timpul rămas.',
    S13a: 'Mâinile se ridică pe față și se numără după ce au votat toți.',
    S14: 'Cât ține votul, nimeni nu aduce argumente. De aceea, până se termină, aici nu se poate întreba, răspunde sau scrie nimic.',
  },
  stop: {
    title: 'Spionul oprește jocul',
    S15: 'Cât se pun întrebări, spionul poate să-și dea cartea pe față și să numească o locație. Nu și cât se votează o acuzație, nici după ce a expirat timpul.',
    S16: 'Dacă e cea bună, câștigă spionul. Dacă nu, câștigă ceilalți. Oricum ar fi, runda s-a încheiat.',
  },
  time: {
    title: 'Când expiră timpul',
    S17: 'Vă spuneți bănuielile. Apoi fiecare arată spre un suspect, pe față și în ordinea de la masă. Începe dealerul.',
    S17a: 'Votul final îl deschide dealerul. Dacă durează prea mult, se deschide singur. Nimeni nu poate arăta spre sine.',
    S18: 'Dacă toți ceilalți au arătat spre spion, spionul pierde. În orice alt caz, câștigă.',
  },
  score: {
    title: 'Punctele',
    S19: 'Un spion care câștigă ia două puncte. Ia patru dacă a oprit jocul și a numit locația; tot patru ia dacă toți ceilalți au învinuit același nevinovat.',
    S20: 'Dacă au câștigat ceilalți, fiecare ia un punct. Cine a acuzat spionul, înainte să expire timpul, mai ia unul.',
    S21: 'După ultima rundă, a câștigat cine are cele mai multe puncte. La puncte egale, victoria se împarte.',
  },
  people: {
    title: 'Oamenii vin și pleacă',
    S22: 'Cine pierde conexiunea își păstrează locul și cartea. După un timp pe care îl hotărâți voi, jocul nu-l mai așteaptă: se votează fără el, iar dacă era rândul lui, întreabă altcineva. Când revine, joacă mai departe.',
    S22a: 'Dacă lipsește spionul, runda se anulează: nimeni nu ia niciun punct, iar runda se joacă din nou. La fel și când s-au ridicat de la masă atâția, încât au rămas mai puțin de trei.',
    S22b: 'Dacă mai au loc la masă mai puțin de trei, partida s-a încheiat, cu punctele de până atunci. Dacă doar lipsesc, runda următoare îi așteaptă.',
    S22c: 'Cine vine mai târziu joacă din runda următoare. Punctele celor plecați contează mai departe.',
    S22d: 'Dacă jocul așteaptă pe cineva care lipsește, orice jucător poate hotărî să mergeți mai departe.',
  },
  ways: {
    title: 'Moduri de joc',
    spoken:
      'Cu voce tare, în aceeași cameră sau într-un apel: voi vorbiți și atingeți numele celui întrebat. Casa ține rândul, ceasul, voturile și punctele. Dacă îți scapă degetul, atinge alt nume: merge până când cel întrebat joacă mai departe.',
    free: 'Doar vorbit, în aceeași cameră: cărțile, ceasul, voturile și punctele sunt aici. Rândul îl țineți voi, fără să atingeți nimic.',
    written:
      'În scris: întrebările și răspunsurile se tastează, iar toți le citesc aici, în ordine. Cât timp se pun întrebări, chatul e închis.',
    phone:
      'Cu un singur telefon pentru toți: trece din mână în mână și fiecare își vede cartea. Apoi stă pe masă, cu ceasul la vedere. Mâinile și voturile tuturor se trec pe el. Nimeni nu e socotit plecat.',
  },
} as const;
