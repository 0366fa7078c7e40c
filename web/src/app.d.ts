/** A Phosphor icon as the text inside its <svg>; see tools/icons.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
