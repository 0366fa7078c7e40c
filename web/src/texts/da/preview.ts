/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'Du er inviteret til {game}',
  home: 'Safehouse: spionspil med ord for venner',
  about: 'Codenames, Duet og Spyfall på jeres egne telefoner og jeres eget sprog. Ingen konto, ingen app.',
  campaign: 'Et kort med Duet-missioner',
  campaignAbout: 'Spil Codenames Duet sammen fra by til by, og behold kortet.',
  pack: 'Ord til jeres spil',
  packAbout: 'Nogen har delt sine egne ord til Codenames og Duet.',
  tv: 'Safehouse på tv’et',
  tvAbout: 'Åbn siden på et tv, og tast bordets kode.',
} as const;
