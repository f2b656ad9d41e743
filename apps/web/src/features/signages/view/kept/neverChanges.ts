/** Named after what is in it, or made anew under another name: what has come once need not be asked for again. */
export const neverChanges = (url: string): boolean => /^\/(assets|files)\//.test(url);
