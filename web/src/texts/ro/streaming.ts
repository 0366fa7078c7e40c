export const streaming = {
  show: 'Arată 10 secunde',
  hide: 'Ascunde codul și QR-ul pe toate ecranele',
  unhide: 'Arată din nou codul și QR-ul',
} as const;
