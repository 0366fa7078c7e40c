/** The dialog for the referee options (L12–L15, L17). */
export const referee = {
  title: 'Tuomari',
  lead: 'Tuomari katsoo jokaisen vihjeen. Se tuntee pöydän avoimet sanat, mutta ei koskaan ratkaisua.',
  mode: 'Mitä tuomarin sana painaa',
  modes: {
    advise: 'Sanoo mielipiteensä kirjoittaessasi ja sille, joka voi esittää vastalauseen. Te päätätte.',
    strict:
      'Jos tuomarin mielestä vihje ei kelpaa, sitä ei voi antaa, elleivät kaikki siitä päättävät hyväksy sitä. Epäselvissä päätätte te.',
    off: 'Tuomarilta ei kysytä. Sovitte asian keskenänne.',
  },
  rules: 'Kotisäännöt',
  names: {
    names: 'Monisanaiset nimet',
    acronyms: 'Lyhenteet',
    apart: 'Erikseen kirjoitetut yhdyssanat',
    rhymes: 'Kaikki riimit',
  },
  notes: {
    names: 'Leonardo da Vinci lasketaan yhdeksi sanaksi. Keksittyjä nimiä ei lasketa koskaan.',
    acronyms: 'DNA tai EU kelpaa vihjeeksi. Tutka ja laser kelpaavat aina.',
    apart: 'Yhdysmerkillä tai erikseen kirjoitettu yhdyssana lasketaan yhdeksi sanaksi.',
    rhymes: 'Riimi kelpaa, vaikka merkitys ei sopisi. Sen voitte ratkaista vain te.',
  },
} as const;
