/** Stands for the token of the reservation that this browser keeps in a cookie, which no script can read. */
export const keptToken = 'kept';
