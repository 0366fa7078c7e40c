/** The privacy page: what is stored, where and for how long. */
export const privacy = {
  title: 'Mitä tämä talo säilyttää',
  lead: 'Sen, mitä pöydässä pelataan ja kirjoitetaan, kunnes pöytä poistetaan. Tiliä ei ole, eikä kenellekään muulle kerrota mitään.',
  tables: {
    title: 'Pöydässä',
    what: 'Talo tallentaa nimet, jotka ihmiset itselleen antavat, heidän siirtonsa, viestinsä ja vetäjän tuomat sanat. Niin peli kestää katkenneen yhteyden ja uudelleenkäynnistyksen. Jokainen, jolla on pöydän linkki, pääsee sisään ja voi lukea kaikille kirjoitetut viestit.',
    keep: {
      one: 'Pöytä, johon kukaan ei ole koskenut {n} päivään, poistetaan kaikkineen. Vetäjä voi poistaa sen milloin vain.',
      other:
        'Pöytä, johon kukaan ei ole koskenut {n} päivään, poistetaan kaikkineen. Vetäjä voi poistaa sen milloin vain.',
    },
    campaigns:
      'Operaatio karttoineen, tuloksineen ja muistiinpanoineen säilyy, kunnes joku joukkueesta poistaa sen. Sitä varten avatut pöydät muistavat sen nimen niin kauan kuin ovat olemassa.',
  },
  name: {
    title: 'Nimesi',
    what: 'Kun lähdet pöydästä, voit samalla poistaa nimesi. Se katoaa heti kaikkien ruuduilta ja talon tallenteista. Se, mitä kirjoitit muille, jää ilman nimeä, kunnes pöytä poistetaan. Samoin jää se, mitä muut ovat sinusta kirjoittaneet.',
    here: 'Pöydät, joissa tämä selain on ollut',
    none: 'Tämä selain ei muista yhtään pöytää.',
    take: 'Poista nimeni pöydästä {code}',
    taken: 'Nimesi on poissa pöydästä {code}.',
    gone: 'Pöydässä {code} ei ole nimeäsi.',
  },
  browser: {
    title: 'Tässä selaimessa',
    what: 'Evästeitä ei ole. Selain itse muistaa:',
    kept: {
      secret:
        'satunnaisen salaisuuden, jolla saat paikkasi takaisin; talo tuntee siitä vain sormenjäljen, jokaisessa pöydässä eri',
      name: 'nimen, jota viimeksi käytit',
      tables: 'viimeisimmät pöydät, joissa olit',
      campaigns: 'operaatiosi salaisine linkkeineen',
      phone: 'yhden puhelimen peleistä: sillä pelaavien nimet ja salaisuudet sekä sen, kenen vuoro oli',
      crossed: 'paikat, jotka olet yliviivannut',
      likes: 'kielen, ulkoasun, äänet ja animaatiot sekä sen, vaihtuvatko roolit pelin jälkeen',
    },
    forget: 'Unohda tämä kaikki',
    forgetTitle: 'Unohdetaanko tämä kaikki?',
    forgetNote:
      'Menetät paikkasi ja myös tien operaatioihisi, ellei sinulla ole niiden linkkejä. Pöytiin jääneet nimet pysyvät siellä: poista ne ensin.',
    forgetYes: 'Unohda',
  },
  traces: {
    title: 'Osoitteet ja lokit',
    what: 'Verkko-osoitteesi on muistissa yhteyden ajan ja noin tunnin sen jälkeen, jottei kukaan voi hukuttaa palvelinta pyyntöihin. Sitä ei koskaan tallenneta. Lokeissa ja luvuissa on koodeja ja määriä: ei nimiä, ei sanoja, ei osoitteita.',
  },
  others: {
    title: 'Ei ketään muuta',
    what: 'Nämä sivut eivät hae mitään muualta: ei fontteja, ei laskureita, ei mainoksia.',
  },
  who: {
    title: 'Kuka pitää tätä taloa',
    unknown: 'Ylläpitäjä ei ole kertonut, miten hänet tavoittaa. Kysy siltä, jolta sait osoitteen.',
    what: 'Talon ylläpitäjä voi lukea, mitä täällä on tallessa, ja hänellä voi olla varmuuskopioita, joissa poistettu säilyy vielä jonkin aikaa.',
  },
} as const;
