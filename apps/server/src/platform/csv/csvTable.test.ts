import { describe, expect, it } from 'vitest';
import { readCsvTable, writeCsvTable } from './csvTable';

const columns = ['name', 'note'] as const;
const read = (text: string | Buffer) => readCsvTable(Buffer.from(text), columns);
const cells = (text: string | Buffer) => read(text).map(({ values }) => [values.name, values.note]);

/** As a spreadsheet in Japan saves it: 受付,画面 */
const shiftJis = Buffer.from('6e616d652c6e6f74650d0a8ef395742c89e696ca0d0a', 'hex');

describe('a table', () => {
  it('[O-U15] is read with either line end, in any order of columns, with quotes and empty lines', () => {
    expect(cells('name,note\n受付,"a,b"\n')).toEqual([['受付', 'a,b']]);
    expect(cells('note,NAME \r\nx,受付\r\n\r\n"say ""hi""",画面')).toEqual([
      ['受付', 'x'],
      ['画面', 'say "hi"'],
    ]);
    expect(cells('name,note\n')).toEqual([]);
  });

  it('[O-U15] is read with or without the mark of UTF-8, and in Shift_JIS', () => {
    expect(cells('\ufeffname,note\n受付,画面')).toEqual([['受付', '画面']]);
    expect(cells(shiftJis)).toEqual([['受付', '画面']]);
  });

  it('[O-U15] knows in which line each row begins', () => {
    const lines = read('name,note\na,1\n\n"b\nb",2\nc,3').map(({ line }) => line);
    expect(lines).toEqual([2, 4, 6]);
  });

  it('[O-U15] knows a row that has too few or too many cells', () => {
    expect(read('name,note\na\nb,2\nc,3,4').map(({ isWhole }) => isWhole)).toEqual([false, true, false]);
  });

  it.each([
    ['nothing', ''],
    ['another heading', 'place,remark\na,b'],
    ['a quote that never ends', 'name,note\n"a,b'],
    ['a quote that never ends below a heading in quotes', '"name","note"\n"a,b'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
  ])('[O-U15] is not read from %s', (_, text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ error: 'csvUnreadable' }));
  });

  it.each([
    ['name\na', ['note columnMissing']],
    ['name,remark\na,b', ['note columnMissing', 'remark columnUnknown']],
    ['name,note,more\na,b,c', ['more columnUnknown']],
    ['name,note,\na,b,c', [' columnUnknown']],
    ['name,note,name\na,b,c', ['name columnTwice']],
  ])('[D-E11] names the column that is not as it should be: %j', (text, faults) => {
    const refused = expect.objectContaining({
      error: 'csvColumns',
      faults: faults.map((told) => {
        const [field, fault] = told.split(' ');
        return { field, fault };
      }),
    });
    expect(() => read(text)).toThrow(refused);
  });

  it.each([
    '=1+1',
    '+81',
    '-x',
    '@cmd',
    "'",
    "'=1+1",
    "''=1",
    '＝一',
    '＋一',
    '－一',
    '＠一',
    'a=b',
    'one\ntwo',
    'one\rtwo\r\n=three',
    '"quoted", and so on',
    '👨‍👩‍👧‍👦',
  ])('[O-U15] [O-G11] comes back as it was written: %j', (text) => {
    expect(cells(writeCsvTable(columns, [[text, 'x']]))).toEqual([[text, 'x']]);
  });

  it.each(['=HYPERLINK("http://x")', '+1', '-1', '@x', '＝1'])('[O-U15] is no formula to a spreadsheet: %s', (text) => {
    const [, row = ''] = writeCsvTable(columns, [[text, 'x']]).split('\r\n');
    expect(row).toMatch(/^"?'/);
  });
});
