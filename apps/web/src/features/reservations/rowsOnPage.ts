/** Of a list of reservations or of their usage. */
export const rowsOnPage = 5;
