export const streaming = {
  show: 'Vis i 10 sekunder',
  hide: 'Skjul kode og QR på alle skærme',
  unhide: 'Vis kode og QR igen',
} as const;
