/** Help for each phase and seat of Duet (at most 90 words each), and its full rules in our own words. */
export const duetHelp = {
  now: {
    first:
      'Näette kumpikin samat sanat, mutta kummallakin puolella on oma ratkaisunsa. Sinun vihreät agenttisi ovat ne, jotka pelikumppanin on löydettävä. Anna yksi sana, joka liittyy moneen heistä eikä viittaa mustiin salamurhaajiisi, ja numero. Kumpi tahansa saa aloittaa: se, joka on ensin valmis. Napauttamalla agenttejasi voit kirjata, mitä vihje koskee; sen näkee vain oma puolesi.',
    give: 'Etsi yksi sana, joka liittyy moneen vihreään agenttiisi, ja kerro, montaako tarkoitat. Pysy kaukana kolmesta salamurhaajastasi: jos pelikumppani koskettaa yhtäkin, häviätte kumpikin. Vain sinun ratkaisusi määrää, mihin hänen arvauksensa osuvat. Tuomari huomauttaa jo kirjoittaessasi, jos jokin on vialla. Napauttamalla agenttejasi voit kirjata, mitä vihje koskee; sen näkee vain oma puolesi. Piilota ratkaisusi, jos joku tulee lähelle.',
    wait: 'Pelikumppani etsii sanaa. Hänen agenttinsa eivät ole samat kuin sinun: yhdeksästä agentistasi kolme on agentteja hänellekin, viisi on hänelle sivullisia ja yksi salamurhaaja. Etsi pareja omien agenttiesi joukosta ja käy aiemmat vihjeet läpi vielä kerran.',
    partnerDone:
      'Kaikki, mistä pelikumppani voi vihjata, on löydetty, joten tästä lähtien vihjeitä annat vain sinä. Joka vuoro maksaa aikamerkin niin kuin ennenkin. Vihjaa niistä agenteista, jotka omassa ratkaisussasi ovat vielä löytämättä; pelikumppani voi yhä käyttää kaikkia aiempia vihjeitäsi.',
    meDone:
      'Kaikki ratkaisusi yhdeksän agenttia on löydetty. Vihjeitä et enää anna: tästä lähtien vain arvaat pelikumppanin vihjeiden perusteella. Loput agentit ovat hänen ratkaisussaan.',
    guess:
      'Etsi kortit, joihin pelikumppanin vihje viittaa. Merkitse kortti napauttamalla; vasta kosketusnapilla arvaat. Pelikumppanin ratkaisu määrää, mikä kortti on; omasi ei kerro siitä mitään. Agentti: jatka niin monesti kuin uskallat. Sivullinen: kortille tulee aikamerkki, nuoli sinuun päin, ja vuoro päättyy. Salamurhaaja: häviätte kumpikin. Kerran on arvattava; sen jälkeen saat lopettaa ja ottaa aikamerkin. Arvata saa minkä tahansa aiemman vihjeen perusteella.',
    judge:
      'Etsi kortit, joihin pelikumppanin vihje viittaa: agentit hänen ratkaisussaan, jota et näe. Oma ratkaisusi ei kerro mitään sinun arvauksistasi. Merkitse kortti napauttamalla ja paina sitten kosketusnappia. Agentti: jatka, jos haluat. Sivullinen: vuoro päättyy. Salamurhaaja: häviätte kumpikin. Jos vihje rikkoo sääntöjä, voit esittää vastalauseen ennen ensimmäistä arvaustasi: yksi aikamerkki poistetaan, ja arvaat silti.',
    partnerGuess:
      'Pelikumppani arvaa vihjeesi perusteella, ja sinun ratkaisusi määrää, mikä mikin kortti on. Näet, mitä hän merkitsee, mutta auttaa et saa: ei sanaa, ei katsetta, ei huokausta. Sivullinen päättää vuoron, ja kortille tulee aikamerkki. Sinulle samassa kortissa voi silti vielä olla agentti löydettävänä.',
    sudden:
      'Aikamerkit on käytetty. Vihjeitä ei enää anneta, eikä yhdessä suunnitella. Kosketa kortteja, jotka ovat agentteja pelikumppanin ratkaisussa; apunasi ovat kaikki tähänastiset vihjeet. Mikä tahansa väärä kortti, sivullinenkin, on häviö. Jos toisellakin puolella on agentteja löytämättä, myös se saa arvata, missä järjestyksessä vain. Viidestoista agentti tuo voiton.',
    suddenWait:
      'Aikamerkit on käytetty, ja kaikki pelikumppanin ratkaisun agentit on löydetty. Viimeiset agentit ovat omassa ratkaisussasi, ja vain pelikumppani voi löytää heidät. Ei vihjeitä, ei vinkkejä. Yksi väärä kortti on häviö; viidestoista agentti tuo voiton.',
    watch:
      'Kaksi puolta pelaa yhdessä. Kumpikin näkee oman ratkaisunsa ja antaa vihjeitä omista agenteistaan; sinä et näe kumpaakaan ratkaisua. Pyöreät aikamerkit mittaavat aikaa: vuoro maksaa niitä ainakin yhden. Viisitoista agenttia on löydettävä, ennen kuin merkit loppuvat. Jos tiedät jotain, pidä se omana tietonasi.',
    over: 'Ratkaisukortin molemmat puolet ovat nyt kaikkien nähtävillä. Käykää vihjeet läpi vielä kerran: useimmat pelit ratkeavat yhteen korttiin. Vetäjä voi aloittaa seuraavan pelin samalla porukalla ja uusilla korteilla.',
  },

  rules: {
    title: 'Codenames Duet: säännöt',
    lead: 'Kaksi puolta, yksi pöytä ja kaksi ratkaisua. Voitatte tai häviätte yhdessä. Tässä on kaikki, omin sanoin.',
    example:
      'Sinun ratkaisussasi MUNA on salamurhaaja. Pelikumppani sanoo AAMUPALA 2. Kosketat silti sanaa MUNA: pelikumppanin ratkaisussa se on agentti, ja vain se merkitsee.',
    table: {
      title: 'Pöytä',
      D1: 'Yhdessä pelaa kaksi ihmistä tai kaksi minkä tahansa kokoista puolta, Länsi ja Itä. Ratkaisukortti on kaksipuolinen: kumpikin näkee siitä vain oman ratkaisunsa.',
      D2: 'Pöydällä on kaksikymmentäviisi eri sanaa, viisi riviä ja viisi sanaa rivillä. Niiden takana piilee viisitoista agenttia. Aikavarastossa on aikamerkkejä: peruspelissä yhdeksän, helpommassa kymmenen tai yksitoista.',
      D3: 'Kummassakin ratkaisussa on yhdeksän vihreää agenttia, kolme mustaa salamurhaajaa ja kolmetoista sivullista.',
      D4: 'Ratkaisut menevät osittain päällekkäin. Yhdeksästä agentistasi kolme on agentteja pelikumppanillekin, yksi on hänelle salamurhaaja ja viisi sivullisia. Kolmesta salamurhaajastasi yksi on hänelle agentti, yksi salamurhaaja ja yksi sivullinen. Kolmestatoista sivullisestasi viisi on hänelle agentteja ja yksi salamurhaaja. Tästä saa vetää johtopäätöksiä.',
      D5: 'Ratkaisukortti arvotaan, ja kaikki tällaiset kortit ovat yhtä todennäköisiä.',
    },
    turn: {
      title: 'Vuoro',
      D6: 'Ensimmäisen vihjeen antaa kumpi puoli tahansa: se, joka on ensin valmis.',
      D7: 'Vihje on yksi sana ja yksi numero eikä mitään muuta. Toinen puoli arvaa.',
      D36: 'Numero saa olla nolla: silloin siihen, mihin sana viittaa, ei pidä koskea. Yksi arvaus on silti pakollinen.',
      D8: 'Arvaus on tehty, kun korttia on kosketettu, ja vain vihjeen antaneen puolen ratkaisu kertoo, mikä kortti on.',
      D9: 'Agentti: kortti peitetään agenttikortilla kummankin puolen hyväksi, ja arvaaja saa jatkaa.',
      D10: 'Salamurhaaja: peli on ohi, ja häviätte kumpikin.',
      D11: 'Sivullinen: kortille tulee aikamerkki, jonka nuoli osoittaa arvaajaan, ja vuoro päättyy. Kortti jää avoimeksi: siinä voi yhä olla agentti toisen puolen löydettäväksi.',
      D12: 'Oikeilla arvauksilla ei ole ylärajaa, oli vihjeen numero mikä tahansa.',
      D13: 'Kerran on arvattava. Oikean arvauksen jälkeen arvaaja saa lopettaa: hän ottaa varastosta aikamerkin ja pitää sen taustapuoli ylöspäin.',
      D14: 'Jokainen vuoro maksaa siis vähintään yhden aikamerkin, ja varastosta näkee, montako vuoroa on jäljellä.',
      D15: 'Se, joka arvasi, antaa seuraavan vihjeen.',
      D16: 'Arvata saa minkä tahansa aiemman vihjeen perusteella. Kaikki vihjeet ja niiden perusteella tehdyt arvaukset pysyvät näkyvissä.',
      D17: 'Kortti, jonka nuoli osoittaa teihin, on teiltä suljettu mutta toiselle puolelle avoin. Jos se on sivullinen sillekin, kortti saa toisen merkin ja on kokonaan suljettu. Jos se on agentti, kortti peitetään, ja merkki jää sen päälle.',
      D18: 'Kun yhden ratkaisun kaikki yhdeksän agenttia on löydetty, se kerrotaan kaikille. Siitä lähtien vihjeitä antaa vain toinen puoli.',
      D19: 'Mitään muuta ratkaisuista ei kerrota: ei sitä, montako agenttia niissä on jäljellä, ei sitä, mikä löydetty kortti oli toisessa ratkaisussa, eikä sitä, tarkoitettiinko juuri sitä.',
    },
    end: {
      title: 'Loppu',
      D20: 'Viidestoista agentti tuo voiton heti. Vuoro maksaa silti aikamerkin.',
      D21: 'Kun varasto on tyhjä ja agentteja puuttuu, alkaa äkkikuolema: vihjeitä ei enää anneta. Se puoli, jolla on agentteja löytämättä, saa arvata. Jos niitä on kummallakin, arvausjärjestys on vapaa: yksi kortti kerrallaan, yhdessä suunnittelematta.',
      D22: 'Äkkikuolemassa jokainen väärä kortti on häviö, sivullinenkin. Viimeinen agentti tuo voiton.',
      D23: 'Yhdeksän merkin pelin voitosta lasketaan pisteet: kolme jokaisesta varastoon jääneestä merkistä, yksi jokaisesta taustapuoli ylöspäin otetusta ja yksi pois, jos voitto tuli äkkikuolemassa. Yli viisi on hyvä tulos, yhdeksän tai kymmenen erinomainen; jos saatte vielä enemmän, käykää tehtäväkartan kimppuun. Tehtävästä ei saa pisteitä: siinä lasketaan vain jäljellä olevat merkit.',
    },
    map: {
      title: 'Tehtäväkartta',
      D24: 'Joukkueen operaatio alkaa Prahasta, peruspelistä. Jos olette juuri voittaneet sen yhdeksällä merkillä, voitte merkitä Prahan heti voitetuksi. Kun kaupunki on voitettu, aukeavat ne, joihin siitä on yhteys.',
      D25: 'Kaupungilla on kaksi numeroa: montako aikamerkkiä varastossa on ja montako niistä on sivullispuoli ylöspäin. Jälkimmäinen on sallittujen virheiden määrä; loput merkit ovat taustapuoli ylöspäin. Missä sääntökirjat eivät kerro numeroita, ne ovat meidän.',
      D26: 'Lopettaja ottaa merkin, jonka taustapuoli on ylöspäin. Jos sellaista ei ole, hän ottaa merkin, jonka sivullispuoli on ylöspäin, ja kääntää sen.',
      D27: 'Sivullinen vie merkin, jonka sivullispuoli on ylöspäin. Jos sellaista ei ole, se vie kaksi merkkiä, joiden taustapuoli on ylöspäin; kortilla ne lasketaan yhdeksi.',
      D28: 'Jos varasto ei riitä vuoron hintaan, häviätte heti.',
      D29: 'Jos vuoro vie viimeisen merkin, seuraa äkkikuolema niin kuin muulloinkin.',
      D31: 'Voitot, häviöt ja muistiinpanot säilyvät joukkueenne kartalla, ja jokaisessa avoimessa kaupungissa voi pelata uudestaan.',
    },
    illegal: {
      title: 'Vääränlaiset vihjeet',
      L: 'Vihjeelle pätee sama kuin Codenames-pelissä: yksi sana, joka puhuu merkityksestä eikä ole minkään näkyvissä olevan sanan muoto eikä osa. Lyhenteet kelpaavat vain, jos niin sovitaan.',
      D32: 'Vääränlainen vihje maksaa aikamerkin, joka poistetaan pelistä: arvaaja vastustaa tai antaja myöntää virheen. Sitten sen perusteella arvataan niin kuin vihje olisi kelvannut.',
      D33: 'Poistettava merkki on taustapuoli ylöspäin, jos sellainen on. Jos se oli viimeinen, vuoro pelataan silti: lopettamisesta seuraa äkkikuolema, sivullisesta häviö.',
      D34: 'Arvaava puoli voi esittää vastalauseen tai nimenomaisesti hyväksyä vihjeen ennen ensimmäistä arvaustaan.',
    },
    more: {
      title: 'Lisää',
      D35: 'Joustava vuorottelu, jos pöytä niin haluaa: sama puoli saa antaa kaksi vihjettä peräkkäin, mutta sitten on toisen pakko.',
      D37: 'Kun pelaajia on yli kaksi, puolen pelaajat saavat neuvotella keskenään siellä, missä toinen puoli ei sitä lue. Kuka tahansa puolen pelaajista saa antaa sen vihjeen, ja kuka tahansa saa koskettaa korttia.',
      D38: 'Saman kielen klassikkopakan ja Duet-pakan voi sekoittaa.',
    },
  },
} as const;
