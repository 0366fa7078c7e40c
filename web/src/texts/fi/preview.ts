/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'Sinut on kutsuttu pelaamaan: {game}',
  home: 'Safehouse: vakoojasanapelejä ystäville',
  about: 'Codenames, Duet ja Spyfall omilla puhelimilla ja omalla kielellä. Ei tiliä, ei latausta.',
  campaign: 'Duet-tehtävien kartta',
  campaignAbout: 'Pelatkaa Codenames Duet -peliä yhdessä kaupungista toiseen ja pitäkää kartta.',
  pack: 'Sanoja peliinne',
  packAbout: 'Joku jakoi omat sanansa peleihin Codenames ja Duet.',
  tv: 'Safehouse televisiossa',
  tvAbout: 'Avaa tämä televisiossa ja näppäile pöydän koodi.',
} as const;
