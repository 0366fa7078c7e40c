/** The inner markup of a Phosphor icon's <svg>; see tools/icons.ts. */
declare module 'icon:*' {
  const body: string;
  export default body;
}
