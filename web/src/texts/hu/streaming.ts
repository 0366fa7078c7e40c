export const streaming = {
  show: 'Mutasd 10 másodpercig',
  hide: 'Kód és QR elrejtése minden képernyőn',
  unhide: 'Kód és QR megjelenítése újra',
} as const;
