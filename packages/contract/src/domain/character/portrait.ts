/** The bust of a company's own character, in the proportions of those that are drawn. */
export const portraitSize = { width: 720, height: 880 } as const;
