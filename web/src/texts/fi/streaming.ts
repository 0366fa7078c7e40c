export const streaming = {
  show: 'Näytä 10 sekuntia',
  hide: 'Piilota koodi ja QR kaikilta näytöiltä',
  unhide: 'Näytä koodi ja QR taas',
} as const;
