/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Fiecare își privește cartea în secret: o atinge ca s-o vadă și încă o dată ca s-o ascundă. Una e a spionului; pe toate celelalte e aceeași locație, fiecare cu alt rol de acolo. Când și-au văzut-o toți, pornește ceasul. Apoi pui tu prima întrebare.',
    briefing:
      'Uită-te la cartea ta în secret: atinge-o ca s-o vezi și încă o dată ca s-o ascunzi. Dacă scrie o locație, acolo sunt toți, mai puțin spionul. Dacă scrie că ești spionul, află tu unde sunt ceilalți. Ceasul îl pornește dealerul.',
    ask: 'Pune-i oricui o întrebare, cu voce tare, și atinge-i numele. Merge orice întrebare, dar una singură. Întreabă așa încât cine cunoaște locul să poată da de înțeles că-l știe, iar spionul să nu afle nimic. Pe cel care tocmai te-a întrebat nu-l poți întreba înapoi. Dacă ai atins numele greșit, atinge altul.',
    answer:
      'Întrebarea e pentru tine. Răspunde cu voce tare, cum vrei. Arată că știi locul, dar nu-l numi: spionul ascultă. Dacă spionul ești chiar tu, ia-o pe ocolite, dar cu aplomb. Apoi întrebi tu: atinge un nume, dar nu pe al celui care tocmai te-a întrebat.',
    askWritten:
      'Alege pe cine întrebi, scrie o întrebare și trimite-o. O citește toată lumea. Merge orice întrebare, dar una singură. Întreabă așa încât cine cunoaște locul să poată da de înțeles că-l știe, iar spionul să nu afle nimic. Pe cel care tocmai te-a întrebat nu-l poți întreba înapoi.',
    answerWritten:
      'Întrebarea e pentru tine. Scrie un răspuns, cum vrei; îl citește toată lumea. Arată că știi locul, dar nu-l numi: citește și spionul. Dacă spionul ești chiar tu, ia-o pe ocolite, dar cu aplomb. Apoi întrebi tu.',
    listen:
      'Ascultă fiecare întrebare și fiecare răspuns. Cine nu știe unde sunteți? Taie locații din lista ta: n-o vede nimeni altcineva. O dată pe rundă poți acuza pe cineva; ceasul se oprește, iar ceilalți votează. Spionul poate opri jocul în orice clipă ca să numească locația.',
    free: 'Puneți-vă întrebări cu voce tare; cine răspunde întreabă mai departe. Cine nu știe unde sunteți? Taie locații din lista ta: n-o vede nimeni altcineva. O dată pe rundă poți acuza pe cineva; ceasul se oprește, iar ceilalți votează. Spionul poate opri jocul în orice clipă ca să numească locația.',
    vote: 'Cineva e sub acuzare, iar ceasul stă. Toți în afară de suspect ridică mâna pe față: pentru sau împotrivă. Alege, apoi apasă butonul de dedesubt. Dacă toți sunt pentru, cartea suspectului se dă pe față și runda s-a încheiat: dacă e spionul, iau puncte toți ceilalți; dacă nu, ia puncte spionul. Un singur vot împotrivă și runda merge mai departe. Nu se vorbește.',
    voted:
      'Mâna ta e sus și sus rămâne. Ceilalți încă votează; până termină, nu se vorbește. Dacă toți sunt pentru, cartea se dă pe față și runda s-a încheiat. Un singur vot împotrivă și runda merge mai departe, cu timpul rămas.',
    suspect:
      'Acuzația e împotriva ta, așa că nu votezi. Toți ceilalți ridică mâna pe față. Dacă toate mâinile sunt pentru, cartea ta se dă pe față și runda s-a încheiat. Un singur vot împotrivă și runda merge mai departe, cu timpul rămas. Până atunci, nicio vorbă.',
    name: 'Ai arătat că ești spionul. Alege locația din listă, apoi apasă butonul de dedesubt. Dacă nimerești, iei 4 puncte. Dacă nu, fiecare dintre ceilalți ia un punct. Locațiile deja jucate nu mai pot veni.',
    naming:
      'Spionul a oprit jocul și numește acum o locație. Dacă e a voastră, spionul ia 4 puncte. Dacă nu, fiecare dintre ceilalți ia un punct. Nicio vorbă, nicio grimasă.',
    open: 'Timpul a expirat. Spuneți-vă bănuielile, pe îndelete. Apoi deschide votul final: fiecare spune un nume, în ordinea de la masă, iar tu începi. Spionul pierde doar dacă toți ceilalți arată spre el.',
    suspicions:
      'Timpul a expirat. Spuneți-vă bănuielile. Votul final îl deschide dealerul; apoi fiecare spune un nume, în ordinea de la masă, începând cu dealerul. Spionul pierde doar dacă toți ceilalți arată spre el, așa că încercați să cădeți de acord. Dacă spionul ești tu, arată spre altcineva.',
    speak:
      'E rândul tău să spui pe cine bănuiești. Alege pe cineva, apoi apasă butonul de dedesubt. Vede toată lumea și nu se mai poate retrage. Spionul pierde doar dacă toți ceilalți arată spre el.',
    ballot:
      'La votul final se vorbește pe rând, în ordinea de la masă, începând cu dealerul. Fiecare spune pe față pe cine bănuiește, nimic altceva. Spionul pierde doar dacă toți ceilalți arată spre el. Altfel câștigă; iar dacă toți învinuiesc același nevinovat, câștigă și mai mult.',
    verdict:
      'Runda s-a încheiat și toate cărțile sunt pe față. Un spion care câștigă ia 2 puncte și încă 2 dacă a numit locația sau dacă toți au învinuit un nevinovat. Dacă au câștigat ceilalți, fiecare ia 1, iar cine a acuzat spionul ia încă 1. Runda următoare o poate începe orice jucător. Cărțile le împarte spionul din runda asta.',
    newcomer:
      'Ai loc la masă și joci din runda următoare. Până atunci vezi ce vede toată lumea: cine pe cine întreabă, voturile, ceasul și lista locațiilor. Ce auzi, ține pentru tine.',
    watch:
      'Unul dintre jucători e spionul; toți ceilalți au pe carte aceeași locație. Își pun întrebări ca să găsească spionul fără să dea de gol locația. Cărțile le vezi abia după rundă. Dacă știi ceva, ține pentru tine.',
    over: 'S-au jucat toate rundele. Câștigă cine are cele mai multe puncte; la egalitate, victoria se împarte. Gazda poate porni partida următoare, cu aceiași oameni.',
  },
} as const;
