/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'Meghívást kaptál: {game}',
  home: 'Safehouse: kémes szójátékok barátoknak',
  about:
    'Fedőnevek, Négyszemközt és Spyfall a saját telefonotokon, a saját nyelveteken. Nem kell fiók, nem kell letölteni semmit.',
  campaign: 'Küldetések térképe',
  campaignAbout: 'Játsszatok együtt városról városra, és őrizzétek meg a térképet.',
  pack: 'Szavak a játékotokhoz',
  packAbout: 'Valaki megosztotta a saját szavait a Fedőnevek játékhoz.',
  tv: 'Safehouse a tévén',
  tvAbout: 'Nyisd meg a tévén, és írd be az asztal kódját.',
} as const;
