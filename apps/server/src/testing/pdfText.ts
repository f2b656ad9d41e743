import { inflateSync } from 'node:zlib';

const objects = /(\d+) 0 obj\n(<<[\s\S]*?>>)(?:\nstream\n)?/g;

/** Each object of a PDF as it is written by our own hand, and what its stream holds. */
function readObjects(bytes: Buffer): Map<string, { head: string; stream: string }> {
  const text = bytes.toString('latin1');
  return new Map(
    [...text.matchAll(objects)].map(({ 0: all, 1: number = '', 2: dictionary = '', index }) => {
      const begin = index + all.length;
      const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1] ?? 0);
      const isText = all.endsWith('stream\n') && !/\/Subtype|\/Length1/.test(dictionary);
      const stream = isText ? inflateSync(bytes.subarray(begin, begin + length)).toString('latin1') : '';
      const head = length > 0 ? dictionary : text.slice(index, text.indexOf('endobj', begin));
      return [number, { head, stream }];
    }),
  );
}

/** Which letter each number of a font stands for, in their order. */
const lettersIn = (cmap: string): string[] =>
  [...cmap.matchAll(/\[(<[\s\S]*?>)\]/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/<([\da-f ]*)>/g)].map(([, units = '']) =>
      String.fromCharCode(...units.split(' ').map((unit) => Number.parseInt(unit, 16))),
    ),
  );

/** What a reader reads in a PDF, piece by piece, each on a line. */
export function textInPdf(bytes: Buffer): string {
  const all = readObjects(bytes);
  const heads = [...all.values()].map(({ head }) => head).join('\n');
  const fonts = new Map(
    [...heads.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number = '']) => {
      const letters = /\/ToUnicode (\d+)/.exec(all.get(number)?.head ?? '')?.[1] ?? '';
      return [name, lettersIn(all.get(letters)?.stream ?? '')];
    }),
  );
  const pages = [...all.values()].map(({ stream }) => stream).filter((stream) => stream.includes(' TJ'));
  return pages
    .flatMap((page) => [...page.matchAll(/\/(F\d+) [\d.]+ Tf[\s\S]*?\[(.*?)\] TJ/g)])
    .map(([, font = '', shown = '']) => {
      const letters = fonts.get(font) ?? [];
      const numbers = [...shown.matchAll(/<([\da-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
      return numbers.map((number) => letters[Number.parseInt(number, 16)] ?? '').join('');
    })
    .join('\n');
}
