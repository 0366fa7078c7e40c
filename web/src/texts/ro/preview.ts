/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'Ești invitat să joci {game}',
  home: 'Safehouse: jocuri cu spioni și cuvinte între prieteni',
  about: 'Nume de cod, Duet și Spyfall pe telefoanele voastre, în limba voastră. Fără cont, fără instalare.',
  campaign: 'O hartă cu misiuni',
  campaignAbout: 'Jucați împreună Nume de cod Duet, din oraș în oraș, și păstrați harta.',
  pack: 'Cuvinte pentru jocul vostru',
  packAbout: 'Cineva și-a împărtășit cuvintele pentru Nume de cod.',
  tv: 'Safehouse pe televizor',
  tvAbout: 'Deschide pagina pe televizor și scrie codul mesei.',
} as const;
