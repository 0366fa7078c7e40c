/**
 * The full rules of Spyfall in our own words. A point is keyed by its rule's number; with a letter it is our ruling.
 */
export const spyfallRules = {
  title: 'Spyfall: säännöt',
  lead: 'Kaikki ovat samassa paikassa ja tietävät, missä, paitsi yksi. Kyselkää toisiltanne, kunnes joku lipsauttaa. Tässä on kaikki, omin sanoin.',
  example:
    'Kaikki muut ovat uimarannalla, mutta Vera ei. Milo kysyy, mitä ilman tänne ei koskaan tulla. Hyvä vastaus on pyyhe: rannalla olevat nyökkäävät, eikä vakooja opi mitään. Vera vastaa, ettei tule koskaan ilman toimiston avaimia. Nyt muut tietävät.',
  table: {
    title: 'Pöytä',
    S1: 'Pelaajia on kolmesta kahdeksaan. Sovitte etukäteen, montako kierrosta peliin kuuluu; viidellä pääsee hyvin alkuun.',
    S2: 'Jokaisella kierroksella ollaan yhdessä paikassa. Kaikille kerrotaan, missä, ja jokaisella on siellä oma rooli. Vain vakoojalle ei kerrota kumpaakaan.',
    S3: 'Joka kierroksella on tasan yksi vakooja, ja se voit yhtä hyvin olla sinä kuin kuka tahansa muu.',
    S4: 'Kaikki näkevät koko ajan, mitkä paikat ovat pelissä.',
    S5: 'Sama paikka tulee pelissä vastaan enintään kerran. Pelatut paikat yliviivataan listasta kaikilta, vakoojaltakin.',
    S5a: 'Paikkoja voi jättää pois, ja niitä voi kirjoittaa itse: kuhunkin seitsemän roolia. Paikkoja on oltava ainakin yksi enemmän kuin kierroksia.',
    S6: 'Sopikaa etukäteen, puhutteko rooleissanne vai jätättekö roolit sikseen. Korteissa ne ovat joka tapauksessa, ja jokainen sopii kenelle tahansa.',
    S7: 'Joka kierroksella on jakaja, joka pelaa niin kuin muutkin. Ensimmäinen arvotaan, tai valitsette hänet itse; sen jälkeen jakaa aina edellisen kierroksen vakooja.',
  },
  round: {
    title: 'Kysymykset',
    S8: 'Jakaja käynnistää kellon, kun kaikki ovat katsoneet korttinsa. Aikaa on kahdeksan minuuttia tai se, mitä sovitte. Aloittelijoille voi sopia 12–15 minuuttia.',
    S8a: 'Voitte pelata myös ilman kelloa. Silloin jakaja lopettaa kysymykset.',
    S9: 'Jakaja kysyy jotain keneltä tahansa. Kysymyksen ei tarvitse koskea paikkaa, ja vastaus saa olla mitä vain. Jatkokysymyksiä ei tehdä.',
    S10: 'Se, joka vastasi, kysyy seuraavaksi: keneltä tahansa, paitsi siltä, joka juuri kysyi häneltä.',
    S11: 'Kierros päättyy jollakin kolmesta tavasta: kaikki yhtyvät syytökseen, vakooja pysäyttää pelin tai aika loppuu ja pidetään loppuäänestys.',
  },
  accusation: {
    title: 'Syytös',
    S12: 'Jokainen pelaaja, vakoojakin, saa pysäyttää kellon ja syyttää jotakuta. Sen voi tehdä kerran kierroksessa.',
    S13: 'Kaikki paitsi syytetty äänestävät; syyttäjä on puolesta. Jos kaikki ovat puolesta, kierros on ohi ja syytetyn kortti paljastetaan. Jos yksikin on vastaan, kierros jatkuu ja kello siitä, mihin se jäi.',
    S13a: 'Kädet nostetaan avoimesti, ja ne lasketaan, kun kaikki ovat äänestäneet.',
    S14: 'Äänestyksen aikana ei väitellä. Siksi täällä ei voi sillä välin kysyä, vastata eikä kirjoittaa.',
  },
  stop: {
    title: 'Vakooja pysäyttää pelin',
    S15: 'Niin kauan kuin kysellään, vakooja voi paljastaa korttinsa ja arvata paikan. Ei kuitenkaan silloin, kun äänestetään syytöksestä, eikä enää sitten, kun aika on loppunut.',
    S16: 'Jos arvaus on oikea, vakooja voittaa. Jos se on väärä, muut voittavat. Kummassakin tapauksessa kierros on ohi.',
  },
  time: {
    title: 'Kun aika loppuu',
    S17: 'Keskustelkaa siitä, ketä epäilette. Sitten jokainen sanoo epäiltynsä nimen, avoimesti ja istumajärjestyksessä. Jakaja on ensimmäinen.',
    S17a: 'Loppuäänestyksen avaa jakaja. Jos siinä kestää liian kauan, se aukeaa itsestään. Omaa nimeään ei voi sanoa.',
    S18: 'Jos kaikki muut ovat sanoneet vakoojan nimen, vakooja häviää. Kaikissa muissa tapauksissa hän voittaa.',
  },
  score: {
    title: 'Pisteet',
    S19: 'Voittanut vakooja saa kaksi pistettä. Neljä hän saa, jos hän pysäytti pelin ja arvasi paikan, ja neljä myös, jos kaikki muut yksissä tuumin tuomitsivat viattoman.',
    S20: 'Jos muut voittavat, kukin heistä saa pisteen. Se, joka syytti vakoojaa ennen ajan loppumista, saa vielä toisen.',
    S21: 'Viimeisen kierroksen jälkeen voittaa se, jolla on eniten pisteitä. Tasapisteissä voitto jaetaan.',
  },
  people: {
    title: 'Väki vaihtuu',
    S22: 'Se, jonka yhteys katkeaa, pitää tuolinsa ja korttinsa. Sovitun ajan jälkeen häntä ei enää odoteta: äänestetään ilman häntä, ja jos vuoro oli hänellä, kysyy joku toinen. Kun hän palaa, hän jatkaa peliä.',
    S22a: 'Jos vakooja on poissa, kierros mitätöidään: kukaan ei saa pisteitä, ja se pelataan uudelleen. Samoin käy, jos niin moni on noussut pöydästä, että jäljellä on alle kolme.',
    S22b: 'Jos pöydässä istuu enää alle kolme, peli on ohi, ja siihenastiset pisteet jäävät voimaan. Jos he ovat vain hetken poissa, seuraava kierros odottaa heitä.',
    S22c: 'Myöhemmin tullut pelaa seuraavasta kierroksesta alkaen. Pöydästä lähteneen pisteet lasketaan silti.',
    S22d: 'Jos peli odottaa jotakuta, joka on poissa, kuka tahansa pelaaja voi päättää jatkaa ilman häntä.',
  },
  ways: {
    title: 'Pelitavat',
    spoken:
      'Ääneen, samassa huoneessa tai puhelussa: puhutte ja napautatte, keneltä kysytään. Talo pitää kirjaa vuoroista, ajasta, äänistä ja pisteistä. Jos sormi lipsahtaa, napauta toista: se onnistuu, kunnes se, jolta kysyit, jatkaa peliä.',
    free: 'Vain puhetta, samassa huoneessa: kortit, kello, äänestykset ja pisteet ovat täällä. Vuoroista pidätte huolta itse, eikä kukaan napauta mitään.',
    written:
      'Kirjoittaen: kysymykset ja vastaukset kirjoitetaan, ja kaikki lukevat ne täällä järjestyksessä. Juttelu on suljettu, kun kysellään.',
    phone:
      'Yhdellä yhteisellä puhelimella: se kiertää, ja jokainen katsoo oman korttinsa. Sitten se on pöydällä ja näyttää aikaa. Siihen merkitään kaikkien kädet ja äänet. Kenenkään ei katsota olevan poissa.',
  },
} as const;
