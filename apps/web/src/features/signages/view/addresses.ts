/** How the path of an address tells what lies there. */

/** What a company gave: it goes with the login of the screen. */
const isOfCompany = (path: string): boolean => path.startsWith('/files/');

/** What is the same for every screen. */
export const isOfProduct = (path: string): boolean => !isOfCompany(path);

/** Pictures and films that an administrator chose. */
export const isOfLibrary = (path: string): boolean => path.startsWith('/files/media/');

/** Code, styles, letters and drawings. */
export const isPartOfPage = (path: string): boolean =>
  /\.\w+$/.test(path) && isOfProduct(path) && !path.startsWith('/api/');

/** Named after what is in it, or made anew under another name: what has come once need not be asked for again. */
export const neverChanges = (path: string): boolean => path.startsWith('/assets/') || isOfCompany(path);

export const workerPath = '/signage-worker.js';
