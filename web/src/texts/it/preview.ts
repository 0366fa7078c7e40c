/** What messengers show beside a link: the server writes it into the page. Nothing about the people of a table. */
export const preview = {
  table: 'Invito a giocare a {game}',
  home: 'Safehouse: giochi di spie e parole tra amici',
  about:
    'Nome in codice, Duetto e Spyfall sui vostri telefoni, nella vostra lingua. Niente account, niente da scaricare.',
  campaign: 'Una mappa di missioni',
  campaignAbout: 'Giocate insieme a Nome in codice Duetto, di città in città, e tenete la mappa.',
  pack: 'Parole per il vostro gioco',
  packAbout: 'Qualcuno ha condiviso le sue parole per Nome in codice.',
  tv: 'Safehouse sulla TV',
  tvAbout: 'Aprilo sulla TV e scrivi il codice del tavolo.',
} as const;
