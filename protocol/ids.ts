/** The shapes of ids and secrets, in base64url. Has no schemas, so that pages can import it. */

/** 128 bits: the address of a table, a campaign or a shared pack, which is also its secret. */
export const ADDRESS: RegExp = /^[A-Za-z0-9_-]{22}$/;
/** 256 bits: a guest's secret. */
export const SECRET: RegExp = /^[A-Za-z0-9_-]{43}$/;
/** Made by the client, once per action. */
export const ACTION_ID: RegExp = /^[A-Za-z0-9_-]{8,40}$/;
/** A person's id at a table, a bot's, `spectator` or `open`. */
export const VIEWER: RegExp = /^[A-Za-z0-9_-]{1,16}$/;
