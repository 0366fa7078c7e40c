/** What one of our games sent: for each move, the frames that each of the six sockets got, in base64. */
export type Recording = string[][][];
