/** The name of a Phosphor icon; see tools/icons.ts. */
declare module 'icon:*' {
  const name: string;
  export default name;
}
/** The address of the sheet with all icons. */
declare module 'icon-sheet' {
  const path: string;
  export default path;
}
