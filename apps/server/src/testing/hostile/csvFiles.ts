const repeated = (text: string, bytes: number) => Buffer.alloc(bytes, text);

/** Tables that are hard to read, as large as wanted; each begins with the heading. */
export const hostileTables = (heading: string, bytes: number): Readonly<Record<string, Buffer>> => {
  const after = (content: Buffer) => Buffer.concat([Buffer.from(`${heading}\n`), content]).subarray(0, bytes);
  return {
    'blank lines': after(repeated('\n', bytes)),
    'blank lines of Windows': after(repeated('\r\n', bytes)),
    'rows of one letter': after(repeated('a\n', bytes)),
    commas: after(repeated(',', bytes)),
    'rows of commas': after(repeated(`${','.repeat(heading.split(',').length - 1)}\n`, bytes)),
    quotes: after(repeated('"', bytes)),
    'quotes of nothing': after(repeated('"",', bytes)),
    'quotes that never end': after(repeated('"a\n', bytes)),
    'one quote that never ends': after(Buffer.concat([Buffer.from('"'), repeated('a', bytes)])),
    'line breaks in quotes': after(repeated('"\n\n"\n', bytes)),
    'one cell': after(repeated('a', bytes)),
    'bytes of no text': after(repeated('ff', bytes).fill(0xff)),
  };
};
