import { lastDayOf } from '@mukae/contract/domain/time/japanTime';
import { drawLogo } from '#platform/pdf/mark';
import { colour, column, type Place, Sheet, type Style } from '#platform/pdf/sheet';
import { drawLongTable, drawTable, layTable, type TableColumn } from '#platform/pdf/table';
import type { Paper } from './paper';
import { paperTexts } from './paper.texts';

const width = column.right - column.left;
const plain = { size: 9.5 };
const faint = { size: 9, colour: colour.faint };
const leading = 15;
/** Who is billed stands left, who bills right. */
const half = { left: { x: column.left, width: 232 }, right: { x: column.left + 256, width: width - 256 } };

/** Lines of text one below the other; where the last one ends. */
function block(sheet: Sheet, texts: readonly string[], place: Place, top: number, style: Style): number {
  const lines = texts.flatMap((text) => sheet.lines(text, place.width, style));
  const height = style.size * 1.55;
  lines.forEach((line, index) => {
    sheet.write(line, place, top + (index + 0.5) * height, style);
  });
  return top + lines.length * height;
}

const titleOf = ({ language, invoice, isFinal }: Paper): string => {
  const texts = paperTexts[language];
  if (invoice) return texts.invoice;
  return isFinal ? texts.statement : texts.preliminary;
};

function drawMeta(sheet: Sheet, { language, month, invoice, madeDay }: Paper): void {
  const { labels, day, period } = paperTexts[language];
  const rows = [
    ...(invoice
      ? [
          [labels.number, invoice.number],
          [labels.issued, day(invoice.issuedDay)],
        ]
      : [[labels.made, day(madeDay)]]),
    [labels.period, period(lastDayOf(month))],
  ];
  rows.forEach(([label = '', value = ''], index) => {
    const middle = 62 + index * 16;
    sheet.write(label, half.right, middle, faint);
    sheet.write(value, { ...half.right, align: 'right' }, middle, plain);
  });
}

function drawParties(sheet: Sheet, paper: Paper): void {
  const { language, recipient, partOf, issuer, invoice } = paper;
  const texts = paperTexts[language];
  const top = 162;
  let left = block(sheet, [texts.recipient(recipient.name, recipient.isPerson)], half.left, top, {
    size: 13,
    bold: true,
  });
  if (partOf !== undefined) left = block(sheet, [texts.partOf(partOf)], half.left, left + 3, faint);
  left = block(sheet, [invoice ? texts.asked : texts.told], half.left, left + 8, plain);
  let right = block(sheet, [issuer.name ?? texts.issuer], half.right, top, { size: 11, bold: true });
  right = block(sheet, (issuer.address ?? '').split('\n').filter(Boolean), half.right, right + 2, plain);
  // A statement is no invoice, and does not look like a qualified one.
  if (invoice && issuer.registrationNumber !== undefined) {
    right = block(sheet, [`${texts.labels.registration} ${issuer.registrationNumber}`], half.right, right + 2, plain);
  }
  sheet.y = Math.max(left, right) + 20;
}

/** The figure that somebody looks for. */
function drawTotal(sheet: Sheet, { language, invoice, bill }: Paper): void {
  const texts = paperTexts[language];
  const height = 50;
  sheet.pdf.rect(column.left, sheet.y, width, height).fill(colour.tint);
  sheet.pdf.rect(column.left, sheet.y, 3, height).fill(colour.pine);
  const middle = sheet.y + height / 2;
  const inside = { x: column.left + 18, width: width - 36 };
  if (bill.total === 0) {
    sheet.write(texts.nothing, inside, middle, { size: 12, bold: true });
  } else {
    const label = texts.total[invoice ? 'invoice' : 'statement'];
    sheet.write(label, inside, middle, { size: 11, bold: true });
    sheet.write(texts.yen(bill.total), { x: inside.x + 140, width: 130 }, middle, { size: 19, bold: true });
  }
  if (invoice) {
    const right = { ...inside, align: 'right' } as const;
    sheet.write(texts.labels.due, right, middle - 9, faint);
    sheet.write(texts.day(invoice.dueDay), right, middle + 9, { size: 11, bold: true });
  }
  sheet.y += height + 20;
}

function drawSums(sheet: Sheet, { language, bill }: Paper): void {
  const texts = paperTexts[language];
  const columns: TableColumn[] = [
    { title: texts.columns.what, share: 0.46, align: 'left' },
    { title: texts.columns.times, share: 0.14, align: 'right' },
    { title: texts.columns.minutes, share: 0.18, align: 'right' },
    { title: texts.columns.amount, share: 0.22, align: 'right' },
  ];
  const rows = [
    ...bill.paid.map(({ rate, uses, minutes, amount }) => [
      texts.paid(rate),
      texts.times(uses),
      texts.minutes(minutes),
      texts.yen(amount),
    ]),
    ...(bill.free.uses > 0
      ? [[texts.free, texts.times(bill.free.uses), texts.minutes(bill.free.minutes), texts.yen(0)]]
      : []),
    ...(bill.corrections.lines > 0
      ? [[texts.corrections, texts.lines(bill.corrections.lines), '', texts.yen(bill.corrections.amount)]]
      : []),
  ];
  if (rows.length === 0) return;
  drawTable(sheet, layTable(sheet, columns, rows));
  sheet.y += 8;
  const sums: [string, string, Style][] = [
    [texts.sum, texts.yen(bill.sum), plain],
    ...bill.taxes.map(({ rate, of, tax }): [string, string, Style] => [
      texts.tax(rate, texts.yen(of)),
      texts.yen(tax),
      plain,
    ]),
    [texts.sumWithTax, texts.yen(bill.total), { ...plain, bold: true }],
  ];
  const place = { x: column.left + width * 0.46, width: width * 0.54 - 8 };
  for (const [label, amount, style] of sums) {
    sheet.write(label, place, sheet.y + leading / 2, style);
    sheet.write(amount, { ...place, align: 'right' }, sheet.y + leading / 2, style);
    sheet.y += leading + 3;
  }
  sheet.y += 14;
}

function drawPayment(sheet: Sheet, { language, issuer }: Paper): void {
  const texts = paperTexts[language];
  const bank = issuer.bank?.split('\n') ?? [texts.noBank];
  sheet.write(texts.labels.bank, { x: column.left, width }, sheet.y + leading / 2, {
    size: 10.5,
    bold: true,
    colour: colour.pine,
  });
  sheet.y = block(sheet, bank, { x: column.left, width }, sheet.y + leading + 4, plain);
  if (issuer.bank !== undefined) {
    sheet.y = block(sheet, [texts.transferFee], { x: column.left, width }, sheet.y + 2, faint);
  }
  sheet.y += 12;
}

function drawNotes(sheet: Sheet, { language, invoice, isFinal, partOf, issuer }: Paper): void {
  const texts = paperTexts[language];
  const notes = [
    invoice && issuer.registrationNumber === undefined ? texts.unqualified : '',
    invoice ? '' : texts.isNoInvoice,
    isFinal ? '' : texts.isPreliminary,
    partOf === undefined ? '' : texts.isPart,
  ];
  sheet.y = block(sheet, notes.filter(Boolean), { x: column.left, width }, sheet.y, faint);
}

function drawDetails(sheet: Sheet, { language, recipient, partOf, details, leftOut }: Paper): void {
  if (details.length === 0) return;
  const texts = paperTexts[language];
  const titles = texts.detailColumns;
  const isOneUser = recipient.isPerson || partOf !== undefined;
  const columns: TableColumn[] = [
    { title: titles.day, share: 0.13, align: 'left' },
    { title: titles.number, share: 0.15, align: 'left' },
    { title: titles.title, share: isOneUser ? 0.43 : 0.28, align: 'left' },
    ...(isOneUser ? [] : [{ title: titles.user, share: 0.15, align: 'left' } as const]),
    { title: titles.minutes, share: 0.13, align: 'right' },
    { title: titles.amount, share: 0.16, align: 'right' },
  ];
  const rows = details.map(({ day, number, title, userName, minutes, amount, isFree }) => [
    texts.shortDay(day),
    number,
    title,
    ...(isOneUser ? [] : [userName]),
    minutes > 0 ? texts.minutes(minutes) : '',
    isFree ? texts.isFree : texts.yen(amount),
  ]);
  sheet.nextPage();
  sheet.write(texts.details, { x: column.left, width }, sheet.y + 8, { size: 11.5, bold: true, colour: colour.pine });
  sheet.y += 24;
  drawLongTable(sheet, layTable(sheet, columns, rows));
  if (leftOut > 0) sheet.y = block(sheet, [texts.leftOut(leftOut)], { x: column.left, width }, sheet.y + 6, faint);
}

/** The bytes of a PDF. */
export async function drawPaper(paper: Paper): Promise<Uint8Array> {
  const { language, month, invoice, madeDay } = paper;
  const title = titleOf(paper);
  const sheet = new Sheet({
    title: invoice ? `${title} ${invoice.number}` : title,
    subject: paperTexts[language].subject(month),
    date: new Date(`${invoice?.issuedDay ?? madeDay}T12:00:00+09:00`),
    language,
  });
  drawLogo(sheet.pdf, column.left - 2, 52, 26, colour.ink);
  drawMeta(sheet, paper);
  sheet.write(title, { x: column.left, width }, 120, { size: 22, bold: true });
  sheet.rule(144, colour.pine, 1.2);
  drawParties(sheet, paper);
  drawTotal(sheet, paper);
  drawSums(sheet, paper);
  if (invoice) drawPayment(sheet, paper);
  drawNotes(sheet, paper);
  drawDetails(sheet, paper);
  return sheet.bytes();
}
