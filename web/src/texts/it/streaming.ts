export const streaming = {
  show: 'Mostra per 10 secondi',
  hide: 'Nascondi codice e QR su tutti gli schermi',
  unhide: 'Mostra di nuovo codice e QR',
} as const;
