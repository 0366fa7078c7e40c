/** What one game of ours put on the wire: for each move, the frames each of the six sockets was sent, in base64. */
export type Recording = string[][][];
