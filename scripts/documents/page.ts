import { drawLogo } from '@mukae/server/platform/pdf/mark';
import { body, colour, column, Sheet } from '@mukae/server/platform/pdf/sheet';
import { drawTable, layTable } from '@mukae/server/platform/pdf/table';
import type { Block, DocumentText, Section } from './model';

const em = body.size;
const small = { size: 9, leading: 15.5 };

function drawOpening(sheet: Sheet, text: DocumentText): void {
  drawLogo(sheet.pdf, column.left - 2, 56, 26, colour.ink);
  sheet.write(text.title, { x: column.left, width: 440 }, 128, { size: 22, bold: true });
  const meta = { size: 9.5, colour: colour.faint };
  const width = column.right - column.left;
  sheet.write(text.dated, { x: column.left, width }, 159, meta);
  sheet.write(text.issuer, { x: column.left, width, align: 'right' }, 159, meta);
  sheet.rule(174, colour.pine, 1.2);
  sheet.y = 190;
  sheet.flow(text.lead, column.left, { size: body.size }, body.leading);
}

function drawNumbered(sheet: Sheet, block: Extract<Block, { kind: 'numbered' }>): void {
  const x = column.left + block.level * 1.5 * em;
  const indent = block.label.startsWith('(') ? 2 : 1.5;
  sheet.flow(block.text, x + indent * em, { size: body.size }, body.leading, { text: block.label, x });
}

function drawFormula(sheet: Sheet, text: string): void {
  const height = 38;
  sheet.gap(4);
  sheet.keep(height);
  sheet.pdf.rect(column.left, sheet.y, column.right - column.left, height).fill(colour.tint);
  sheet.pdf.rect(column.left, sheet.y, 3, height).fill(colour.pine);
  sheet.write(text, { x: column.left + 18, width: 400 }, sheet.y + height / 2, { size: 11, bold: true });
  sheet.y += height + 6;
}

function drawBlock(sheet: Sheet, block: Block): void {
  switch (block.kind) {
    case 'paragraph':
      sheet.flow(block.text, column.left, { size: body.size }, body.leading);
      break;
    case 'numbered':
      drawNumbered(sheet, block);
      break;
    case 'formula':
      drawFormula(sheet, block.text);
      break;
    case 'table':
      sheet.gap(7);
      drawTable(sheet, layTable(sheet, block.columns, block.rows));
      sheet.y += 6;
      break;
    case 'note':
      sheet.flow(block.text, column.left, { size: small.size, colour: colour.faint }, small.leading);
      break;
  }
}

/** What must stand on the same page as the heading above it. */
function openingHeight(sheet: Sheet, block: Block | undefined): number {
  if (block?.kind === 'table') return layTable(sheet, block.columns, block.rows).height + 6;
  return 2 * body.leading;
}

function drawSection(sheet: Sheet, { heading, blocks }: Section): void {
  sheet.gap(15);
  sheet.keep(26 + openingHeight(sheet, blocks[0]));
  sheet.pdf.outline.addItem(heading);
  sheet.write(heading, { x: column.left, width: 440 }, sheet.y + 11, { size: 11.5, bold: true, colour: colour.pine });
  sheet.y += 24;
  for (const block of blocks) drawBlock(sheet, block);
}

export async function drawDocument(text: DocumentText, date: Date): Promise<Buffer> {
  const sheet = new Sheet({ title: text.title, subject: text.subject, date });
  drawOpening(sheet, text);
  for (const section of text.sections) drawSection(sheet, section);
  return sheet.bytes();
}
