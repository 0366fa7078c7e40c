/** Help for each phase of Spyfall, at most 90 words each. It never depends on the card: others may read it. */
export const spyfallHelp = {
  now: {
    deal: 'Jokainen katsoo korttinsa salaa: napauta, niin näet sen, ja napauta uudestaan, niin se on taas piilossa. Yhdessä kortissa lukee vakooja; kaikissa muissa on sama paikka ja jokaisella siellä oma rooli. Kun kaikki ovat nähneet korttinsa, käynnistä kello. Ensimmäisen kysymyksen esität sinä.',
    briefing:
      'Katso korttisi salaa: napauta, niin näet sen, ja napauta uudestaan, niin se on taas piilossa. Jos siinä on paikka, kaikki muutkin ovat siellä, paitsi vakooja. Jos siinä lukee vakooja, ota selvää, missä muut ovat. Kellon käynnistää jakaja.',
    ask: 'Kysy yksi kysymys ääneen keneltä tahansa ja napauta häntä. Mikä tahansa kysymys käy, mutta jatkokysymyksiä ei ole. Kysy niin, että vastauksesta huomaa, kuka tuntee paikan, mutta vakooja ei saa siitä mitään irti. Siltä, joka juuri kysyi sinulta, et voi kysyä takaisin. Jos napautit väärää, napauta uudestaan.',
    answer:
      'Sinulta kysyttiin. Vastaa ääneen, miten itse haluat. Anna ymmärtää, että tunnet paikan, mutta älä paljasta sitä: vakooja kuuntelee. Jos olet itse vakooja, puhu ympäripyöreästi ja itsevarmasti. Sitten on sinun vuorosi kysyä: napauta, keneltä. Se, joka juuri kysyi sinulta, ei käy.',
    askWritten:
      'Valitse, keneltä kysyt, kirjoita yksi kysymys ja lähetä se. Kaikki voivat lukea sen. Mikä tahansa kysymys käy, mutta jatkokysymyksiä ei ole. Kysy niin, että vastauksesta huomaa, kuka tuntee paikan, mutta vakooja ei saa siitä mitään irti. Siltä, joka juuri kysyi sinulta, et voi kysyä takaisin.',
    answerWritten:
      'Sinulta kysyttiin. Kirjoita vastaus, millainen haluat; kaikki voivat lukea sen. Anna ymmärtää, että tunnet paikan, mutta älä paljasta sitä: vakoojakin lukee. Jos olet itse vakooja, vastaa ympäripyöreästi ja itsevarmasti. Sitten on sinun vuorosi kysyä.',
    listen:
      'Seuraa jokaista kysymystä ja vastausta. Kuka ei tiedä, missä ollaan? Yliviivaa omasta listastasi paikkoja: kukaan muu ei näe sitä. Kerran kierroksessa saat syyttää jotakuta; kello pysähtyy, ja muut äänestävät. Vakooja saa milloin tahansa pysäyttää pelin ja arvata paikan.',
    free: 'Kysykää toisiltanne ääneen; vastannut kysyy seuraavaksi. Kuka ei tiedä, missä ollaan? Yliviivaa omasta listastasi paikkoja: kukaan muu ei näe sitä. Kerran kierroksessa saat syyttää jotakuta; kello pysähtyy, ja muut äänestävät. Vakooja saa milloin tahansa pysäyttää pelin ja arvata paikan.',
    vote: 'Jotakuta syytetään, ja kello seisoo. Kaikki paitsi syytetty äänestävät avoimesti, puolesta tai vastaan. Napauta jompaakumpaa ja paina sitten nappia sen alla. Jos kaikki ovat puolesta, syytetyn kortti paljastetaan ja kierros on ohi: jos hän on vakooja, muut saavat pisteitä; jos ei, pisteet saa vakooja. Jos yksikin on vastaan, kierros jatkuu. Äänestyksen aikana ei puhuta.',
    voted:
      'Kätesi on ylhäällä ja pysyy siellä. Muut äänestävät vielä; sillä välin ei puhuta. Jos kaikki ovat puolesta, kortti paljastetaan ja kierros on ohi. Jos yksikin on vastaan, kierros jatkuu ja kello siitä, mihin se jäi.',
    suspect:
      'Sinua syytetään, joten et itse äänestä. Kaikki muut äänestävät avoimesti. Jos jokainen on puolesta, korttisi paljastetaan ja kierros on ohi. Jos yksikin on vastaan, kierros jatkuu ja kello siitä, mihin se jäi. Siihen asti ei puhuta.',
    name: 'Olet paljastanut olevasi vakooja. Valitse paikka listasta ja paina nappia sen alla. Jos se on oikea, saat 4 pistettä. Jos ei, kaikki muut saavat pisteen. Jo pelatut paikat eivät voi tulla uudestaan.',
    naming:
      'Vakooja on pysäyttänyt pelin ja arvaa nyt paikan. Jos se on teidän paikkanne, vakooja saa 4 pistettä. Jos ei, kaikki muut saavat pisteen. Ei sanaakaan, ja pidä pokka.',
    open: 'Aika loppui. Puhukaa siitä, ketä epäilette, niin pitkään kuin haluatte. Avaa sitten loppuäänestys: jokainen sanoo nimen istumajärjestyksessä, sinä ensimmäisenä. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen.',
    suspicions:
      'Aika loppui. Puhukaa siitä, ketä epäilette. Jakaja avaa loppuäänestyksen; sitten jokainen sanoo nimen istumajärjestyksessä, jakaja ensin. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen, joten koettakaa päästä yksimielisyyteen. Jos olet itse vakooja, käännä katseet johonkuhun toiseen.',
    speak:
      'Nyt on sinun vuorosi sanoa, ketä epäilet. Valitse joku ja paina sitten nappia. Kaikki näkevät sen, eikä sitä voi perua. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen.',
    ballot:
      'Loppuäänestys kiertää istumajärjestyksessä jakajasta alkaen. Jokainen sanoo avoimesti, ketä epäilee, eikä muuta puhuta. Vakooja häviää vain, jos kaikki muut sanovat vakoojan nimen. Muuten vakooja voittaa; jos kaikki epäilevät samaa viatonta, hän voittaa vielä enemmän.',
    verdict:
      'Kierros on ohi, ja kaikki kortit ovat näkyvissä. Voittanut vakooja saa 2 pistettä ja 2 lisää, jos hän arvasi paikan tai jos kaikki syyttivät viatonta. Jos muut voittivat, kukin heistä saa pisteen, ja vakoojan syyttäjä saa vielä toisen. Seuraavan kierroksen voi aloittaa kuka tahansa pelaajista. Sen jakajana on tämän kierroksen vakooja.',
    newcomer:
      'Istut jo pöydässä ja pelaat seuraavasta kierroksesta alkaen. Siihen asti näet sen, minkä kaikki näkevät: kuka kysyy keneltä, äänestykset, kellon ja paikkojen listan. Älä puhu siitä, mitä kuulet.',
    watch:
      'Yksi pelaajista on vakooja; kaikkien muiden korteissa on sama paikka. He kyselevät toisiltaan ja yrittävät löytää vakoojan paljastamatta paikkaa. Kortit näet vasta, kun kierros on ohi. Jos tiedät jotain, pidä se omana tietonasi.',
    over: 'Kaikki kierrokset on pelattu. Eniten pisteitä saanut voittaa; tasapisteissä voitto jaetaan. Vetäjä voi aloittaa seuraavan pelin samalla porukalla.',
  },
} as const;
