/** The code of a page did not come: the server is away, or has other pages by now. */
export class PageNotFetched extends Error {}

/** Says of code that could not be fetched that it is the page that is missing. */
export const fetched = async <Code>(code: Promise<Code>): Promise<Code> => {
  try {
    return await code;
  } catch (cause) {
    throw new PageNotFetched('The code of the page could not be fetched.', { cause });
  }
};
