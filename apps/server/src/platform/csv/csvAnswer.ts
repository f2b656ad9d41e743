import type { MadeFile } from '../calls/handler';

export const csvAnswer = (name: string, table: string): MadeFile => ({
  contentType: 'text/csv; charset=utf-8',
  cacheControl: 'no-store',
  filename: `${name}.csv`,
  content: Buffer.from(table),
});
