/** Help for each phase and role (at most 90 words each), and the full rules of Codenames in our own words. */
export const help = {
  now: {
    spymasterClue:
      'Sinä näet, kuka minkin sanan takana piilee. Keksi yksi sana, joka liittyy moneen omaan agenttiin mutta ei muihin, ei varsinkaan salamurhaajaan, ja kerro, montaako tarkoitat. Tuomari huomauttaa jo kirjoittaessasi, jos jokin on vialla. 0 tarkoittaa: ei yksikään omista. ∞ tarkoittaa: arvatkaa niin monesti kuin haluatte. Muuta et sano. Piilota ratkaisu, jos joku tulee lähelle.',
    spymasterPenalty:
      'Vastapuolen vihje hylättiin. Saat peittää yhden omista agenteistanne: napauta omaa korttia ja paina peittonappia. Pakko ei ole. Sen jälkeen tai sen sijasta anna vihje tavalliseen tapaan. Kun vihje on annettu, tilaisuus on mennyt.',
    spymasterGuess:
      'Vakoojasi ovat työn touhussa. Näet, mitä he merkitsevät, mutta auttaa et saa: ei sanaa, ei katsetta, ei huokausta. He saavat arvata kerran enemmän kuin numerosi sanoo, kunhan osuvat omiin agentteihin. Käytä aika seuraavan vihjeen keksimiseen.',
    spymasterJudge:
      'Vastapuoli arvaa tällä vihjeellä. Jos vihje rikkoo sääntöjä, esitä vastalause: vastapuolen vuoro päättyy heti, ja saat peittää yhden omista agenteistanne ennen vihjettäsi. Jos vihje on kunnossa, voit hyväksyä sen, eikä kukaan voi enää vastustaa sitä. Jos et tee mitään, se jää voimaan. Viimeinen sana on sinun; tuomari vain neuvoo.',
    spymasterWait:
      'Vuoro on vastapuolella. Katso, ketkä agenteistanne ovat vielä löytämättä, ja etsi sana, joka yhdistää heistä kaksi tai kolme. Muista salamurhaaja, ennen kuin rakastut sanaasi.',
    spymasterOpponent:
      'Pelaatte vastustajaa vastaan, jolla ei ole pelaajia. Peitä joukkueesi jokaisen vuoron jälkeen yksi vastustajan agenteista: napauta korttia ja paina peittonappia. Saat itse valita, minkä. Ota kortti, joka on seuraavan vihjeesi tiellä.',
    operativeClue:
      'Vakoojamestarisi etsii sanaa, joka yhdistää monta agenttianne, ja numeroa, joka kertoo, montako. Katsele sillä välin pöytää: mitkä sanat kuuluvat yhteen? Aiemmat vihjeet ovat koko ajan nähtävillä.',
    operativeGuess:
      'Merkitse kortti napauttamalla: kaikki näkevät merkin, mutta se ei ole vielä arvaus. Napauta uudestaan, niin merkki lähtee. Vasta kosketusnapilla arvaat valitun kortin. Oma agentti: jatka, jos haluat. Sivullinen tai vastapuolen agentti: vuoro päättyy. Salamurhaaja: peli on hävitty. Vähintään kerran on arvattava, ja arvata saa kerran enemmän kuin numero sanoo.',
    operativeWait:
      'Vuoro on vastapuolella. Jokainen heidän koskettamansa kortti kertoo jotain: jos he peittävät teidän agenttinne, teillä on yksi vähemmän etsittävänä. Juttele joukkueesi kanssa ja käy omat aiemmat vihjeenne läpi vielä kerran.',
    operativeOpponent:
      'Vakoojamestarisi peittää nyt yhden vastustajan agenteista. Kun ne kaikki on peitetty, olette hävinneet, joten jokainen vuoro painaa. Jos viime vihje rikkoi sääntöjä, voit yhä esittää vastalauseen: silloin peitetään yksi lisää.',
    watch:
      'Näet sen, minkä kaikki saavat nähdä: kortit, vihjeet ja sen, mitä on peitetty. Ratkaisu on loppuun asti vain vakoojamestarien silmille. Jos tiedät jotain, pidä se omana tietonasi.',
    over: 'Ratkaisu on nyt kaikkien nähtävillä. Käykää vihjeet läpi vielä kerran: useimmat pelit ratkeavat yhteen korttiin. Vetäjä voi aloittaa seuraavan pelin samalla porukalla ja uusilla korteilla.',
  },

  rules: {
    title: 'Codenames: säännöt',
    lead: 'Kaksi puolta, kaksikymmentäviisi sanaa ja kaksi ihmistä, jotka tietävät, kuka niiden takana piilee. Tässä on kaikki, omin sanoin.',
    contents: 'Tällä sivulla',
    ruling: 'oma linjaus',
    rulingNote:
      'Missä sääntökirjat vaikenevat, meidän oli päätettävä itse. Ne kohdat on merkitty. Omat kotisäännöt ovat aina tervetulleita: sopikaa niistä ennen peliä.',
    exampleTitle: 'Esimerkki',
    example:
      'Vakoojamestari sanoo SAUNA 2. Vakoojat koskettavat sanaa KIUAS: punainen, joten he jatkavat. He koskettavat sanaa LÖYLY: taas punainen. He saisivat arvata vielä kerran, mutta mikään muu ei sovi, joten he lopettavat.',
    table: {
      title: 'Pöytä',
      C1: 'Puolia on kaksi, punaiset ja siniset. Tavalliseen peliin tarvitaan vähintään neljä pelaajaa, kaksi kummallekin puolelle. Kummallakin puolella on yksi vakoojamestari; kaikki muut ovat vakoojia. Joukkueiden ei tarvitse olla yhtä suuria.',
      C2: 'Pöydällä on kaksikymmentäviisi eri sanaa, viisi riviä ja viisi sanaa rivillä.',
      C3: 'Salainen ratkaisukortti kertoo, kuka minkin sanan takana piilee: aloittavan puolen yhdeksän agenttia, toisen puolen kahdeksan, seitsemän viatonta sivullista ja yksi salamurhaaja. Ratkaisun näkevät vain vakoojamestarit.',
      C4: 'Ratkaisu arvotaan, samoin aloittava puoli. Kaikki järjestykset ovat yhtä todennäköisiä.',
      C5: 'Koko ajan on näkyvissä, montako agenttia kummallakin puolella on vielä löytämättä.',
    },
    turn: {
      title: 'Vuoro',
      C6: 'Aloittaa se puoli, jolla on yhdeksän agenttia. Sen jälkeen vuorotellaan.',
      C7: 'Vakoojamestari antaa vihjeen: yhden sanan ja numeron, joka kertoo, montaako korttia se koskee. Ei mitään muuta, ei edes kulmakarvan kohotusta. Siksi vakoojamestari ei voi täällä kirjoittaa vakoojille.',
      C9: 'Vakoojat neuvottelevat. Kortteja saa merkitä niin paljon kuin haluaa. Arvaus on tehty, kun joku heistä koskettaa korttia, ja koskettaa saa kuka tahansa heistä.',
      C10: 'Oma agentti: kortti peitetään omalla värillä, ja arvata saa uudestaan.',
      C11: 'Sivullinen: kortti peitetään, ja vuoro päättyy.',
      C12: 'Vastapuolen agentti: kortti peitetään vastapuolen hyväksi, ja vuoro päättyy.',
      C13: 'Salamurhaaja: peli päättyy heti, ja häneen osunut puoli on hävinnyt.',
      C14: 'Joka vuorolla on arvattava vähintään kerran. Oikean arvauksen jälkeen saa lopettaa milloin vain.',
      C15: 'Arvata saa kerran enemmän kuin numero sanoo. Ylimääräinen arvaus on tarkoitettu kortille, joka jäi aiemmin löytämättä.',
      C18: 'Arvauksen ei tarvitse perustua uusimpaan vihjeeseen. Koskettaa saa mitä tahansa peittämätöntä korttia, ja kaikki annetut vihjeet ovat kaikkien nähtävillä.',
    },
    numbers: {
      title: 'Kaksi erikoista numeroa',
      C16: 'Nolla tarkoittaa, ettei sana liity yhteenkään omaan agenttiin. Silloin arvauksilla ei ole ylärajaa; yksi on silti pakollinen.',
      C17: 'Rajattomassakaan ei ole ylärajaa. Hinta: kukaan ei tiedä, montaako korttia tarkoitettiin.',
    },
    end: {
      title: 'Loppu',
      C19: 'Puoli voittaa, kun kaikki sen agentit on peitetty. Ei ole väliä, kuka peitti viimeisen.',
      C20: 'Seuraava peli on yhden napautuksen päässä: sama porukka, halutessanne uudet roolit, eikä yhtään äsken pelattua sanaa.',
    },
    illegal: {
      title: 'Vääränlaiset vihjeet',
      L1: 'Vihje on yksi ainoa sana.',
      L2: 'Se puhuu siitä, mitä sanat merkitsevät, ei niiden kirjaimista, äänneasusta eikä paikasta pöydällä. Kirjaimet ja luvut käyvät, kun ne merkitsevät jotain.',
      L4: 'Numero kertoo, montaako korttia vihje tarkoittaa. Se ei ole toinen vihje.',
      L5: 'Se on korttien kieltä. Vieraskielinen sana kelpaa vasta, kun se on kotiutunut siihen kieleen.',
      L6: 'Se ei ole minkään näkyvissä olevan sanan muoto: ei sana itse, ei taivutettuna, ei johdettuna eikä yhdyssanan osana.',
      L7: 'Sillä ei ole yhteistä osaa näkyvissä olevan yhdyssanan kanssa. Kun pöydällä on PALOMIES, kiellettyjä ovat niin palo ja mies kuin paloauto ja lumimieskin.',
      L8: 'Kirjaimet, jotka vain sattuvat olemaan pidemmän sanan sisällä, eivät ole sen osa: aula käy mainiosti, vaikka pöydällä on LAULAJA.',
      L9: 'Sanaa, jota kukaan ei enää kuule yhdyssanana, ei jaeta osiin. Tavallisimpia ovat maiden nimet.',
      L10: 'Omasta päästä keksityt yhdyssanat eivät käy.',
      L11: 'Samoin kirjoitettu on sama sana; samalta kuulostava mutta toisin kirjoitettu on eri sana.',
      L12: 'Moniosaiset nimet, kuten New York, ovat yksi sana, jos niin on sovittu. Muuten kysy: vihjeen arvioijat voivat tehdä poikkeuksen. Keksityt nimet eivät kelpaa koskaan.',
      C8: 'Vain näkyvissä olevat sanat lasketaan. Se, mikä nyt on kiellettyä, voi kelvata, kun kortti on peitetty.',
      C21: 'Kun vihje todetaan vääränlaiseksi, sen antaneen puolen vuoro päättyy heti. Tehdyt arvaukset jäävät voimaan.',
      C22: 'Vastapuolen vakoojamestari saa silloin peittää yhden omista agenteistaan ennen seuraavaa vihjettä. Jos agentti on viimeinen, hänen puolensa on voittanut.',
      C23: 'Vihje, jota kukaan ei vastusta, kelpaa, ja viimeinen sana on vastapuolen vakoojamestarilla. Hänen vakoojansa voivat nostaa käden, ja vihjeen antaja voi myöntää virheen. Vihjettä voi vastustaa vain siihen asti, kun seuraava annetaan.',
      C24: 'Epäselvässä tapauksessa vakoojamestarit saavat kysyä toisiltaan etukäteen, siellä, missä vakoojat eivät sitä näe. Talon tuomari katsoo jokaisen vihjeen jo kirjoitettaessa; se neuvoo, ihmiset päättävät.',
    },
    time: {
      title: 'Kellot',
      C25: 'Valmista aikarajaa ei ole. Jos tiimalasi on käytössä, kuka tahansa saa kääntää sen, kun joku vitkastelee. Se hoputtaa, mutta ei lopeta mitään.',
      C26: 'Pöytä voi myös sopia kiinteistä rajoista, yhdestä vihjeelle ja toisesta arvauksille. Kun vihjeen aika loppuu, vuoro päättyy ilman vihjettä; kun arvausaika loppuu, vuoro päättyy kuin joukkue olisi itse lopettanut, vaikkei arvauksia olisi yhtään. Vetäjä voi pysäyttää kellon ja antaa lisäaikaa.',
    },
    together: {
      title: 'Yhdessä, kahdesta pelaajasta alkaen',
      C27: 'Yksi joukkue, jossa on vakoojamestari ja vähintään yksi vakooja, pelaa vastustajaa vastaan, jolla ei ole pelaajia. Te aloitatte, ja teillä on yhdeksän agenttia; vastustajalla on kahdeksan.',
      C28: 'Jokaisen vuoronne jälkeen vakoojamestari pelaa vastustajan vuoron: yksi vastustajan agenteista peitetään, ja vakoojamestari valitsee, mikä.',
      C29: 'Häviätte, jos kosketatte salamurhaajaa tai kun kaikki vastustajan agentit on peitetty, teki sen kuka tahansa.',
      C30: 'Jos voitatte, saatte pisteen jokaisesta vastustajan agentista, joka on yhä peittämättä: yhdestä kahdeksaan.',
      C32: 'Vakoojat voivat esittää vastalauseen vihjeestä. Vuoro päättyy, ja vastustajan agenteista peitetään yksi lisää; vakoojamestari valitsee, mikä.',
    },
    three: {
      title: 'Kolme pelaajaa',
      C31: 'Kolme voi pelata yhdessä kuten edellä. Jos kaksi haluaa kilpailla, heistä tulee vakoojamestarit. Kolmas on ainoa vakooja: hän arvaa aina sille puolelle, jonka vuoro on, joka kerta parhaansa mukaan.',
    },
  },
} as const;
