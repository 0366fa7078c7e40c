/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'You’re invited to play {game}',
  home: 'Safehouse: spy word games with friends',
  about: 'Codenames, Duet and Spyfall on your own phones, in your own language. No account, no download.',
  campaign: 'A map of Duet missions',
  campaignAbout: 'Play Codenames Duet together from city to city, and keep the map.',
  pack: 'Words for your game',
  packAbout: 'Someone shared their own cards for Codenames and Duet.',
  tv: 'Safehouse on the TV',
  tvAbout: 'Open this on a TV and type the table’s code.',
} as const;
