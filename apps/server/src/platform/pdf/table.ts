import { colour, column, type Sheet, type Style } from './sheet';

export type TableColumn = { title: string; share: number; align: 'left' | 'right' };

const padding = { x: 8, y: 4 };
const leading = 15;
const headStyle = { size: 9, bold: true, colour: colour.pine };
const rowStyle = { size: 9.5 };

type Row = { cells: { lines: string[]; x: number; width: number; align: TableColumn['align'] }[]; height: number };

function layRow(sheet: Sheet, columns: readonly TableColumn[], texts: readonly string[], style: Style): Row {
  let x = column.left;
  const cells = columns.map(({ share, align }, index) => {
    const outer = share * (column.right - column.left);
    const width = outer - 2 * padding.x;
    const cell = { lines: sheet.lines(texts[index] ?? '', width, style), x: x + padding.x, width, align };
    x += outer;
    return cell;
  });
  return { cells, height: Math.max(...cells.map((cell) => cell.lines.length)) * leading + 2 * padding.y };
}

function drawRow(sheet: Sheet, row: Row, style: Style): void {
  for (const { lines, x, width, align } of row.cells) {
    lines.forEach((line, index) => {
      sheet.write(line, { x, width, align }, sheet.y + padding.y + (index + 0.5) * leading, style);
    });
  }
  sheet.y += row.height;
}

type LaidTable = { head: Row; rows: Row[]; height: number };

export function layTable(
  sheet: Sheet,
  columns: readonly TableColumn[],
  texts: readonly (readonly string[])[],
): LaidTable {
  const titles = columns.map(({ title }) => title);
  const head = layRow(sheet, columns, titles, headStyle);
  const rows = texts.map((cells) => layRow(sheet, columns, cells, rowStyle));
  return { head, rows, height: rows.reduce((sum, row) => sum + row.height, head.height) };
}

function drawHead(sheet: Sheet, { head }: LaidTable): void {
  sheet.pdf.rect(column.left, sheet.y, column.right - column.left, head.height).fill(colour.tint);
  sheet.rule(sheet.y, colour.pine, 0.8);
  drawRow(sheet, head, headStyle);
  sheet.rule(sheet.y, colour.line);
}

/** Draws a table that stays on one page. */
export function drawTable(sheet: Sheet, table: LaidTable): void {
  sheet.keep(table.height);
  drawHead(sheet, table);
  for (const row of table.rows) {
    drawRow(sheet, row, rowStyle);
    sheet.rule(sheet.y, colour.line);
  }
}

/** Draws a table over as many pages as it needs, each with its titles. */
export function drawLongTable(sheet: Sheet, table: LaidTable): void {
  sheet.keep(table.head.height + (table.rows[0]?.height ?? 0));
  drawHead(sheet, table);
  for (const row of table.rows) {
    if (sheet.room < row.height) {
      sheet.nextPage();
      drawHead(sheet, table);
    }
    drawRow(sheet, row, rowStyle);
    sheet.rule(sheet.y, colour.line);
  }
}
