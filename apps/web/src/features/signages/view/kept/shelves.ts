/** What the page is made of, the same for every screen. */
export const pageShelf = 'signage';
/** What this one shows: it goes with its login. */
export const fileShelf = 'signage-files';
