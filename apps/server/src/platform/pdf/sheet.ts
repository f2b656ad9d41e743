import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { drawMark } from './mark';
import { wrap } from './wrap';

export const colour = { pine: '#125a4e', ink: '#1f2a27', faint: '#66736f', line: '#c6d3cf', tint: '#eff5f2' };

const bodySize = 10.5;
export const body = { size: bodySize, leading: bodySize * 1.8 };
export const column = { left: 77, right: 77 + bodySize * 42, top: 82, bottom: 772 };

export type Style = { size: number; colour?: string; bold?: boolean };
export type Place = { x: number; width: number; align?: 'left' | 'right' | 'justify' };

const require = createRequire(import.meta.url);
const fonts = dirname(require.resolve('@expo-google-fonts/noto-sans-jp/package.json'));

// The browser build compresses in plain JavaScript: the same bytes on every machine, which zlib does not promise.
const PDFDocument: typeof import('pdfkit') = require(join(dirname(require.resolve('pdfkit')), 'pdfkit.browser.js'));

/** A4 pages with a cursor that runs down the text column and opens the next page when it is full. */
export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = column.top;
  private readonly title: string;

  constructor(info: { title: string; subject: string; date: Date; language?: string }) {
    this.title = info.title;
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: info.language ?? 'ja',
      displayTitle: true,
      info: { Title: info.title, Subject: info.subject, Author: 'Mukae', Creator: 'Mukae', CreationDate: info.date },
    });
    this.pdf.registerFont('regular', readFileSync(join(fonts, 'NotoSansJP_400Regular.ttf')));
    this.pdf.registerFont('bold', readFileSync(join(fonts, 'NotoSansJP_700Bold.ttf')));
  }

  get room(): number {
    return column.bottom - this.y;
  }

  nextPage(): void {
    this.pdf.addPage();
    drawMark(this.pdf, column.left, 42, 13);
    this.write(this.title, { x: column.left + 19, width: 300 }, 48.7, { size: 8.5, colour: colour.faint });
    this.rule(61, colour.line);
    this.y = column.top;
  }

  /** Leaves a gap, except at the top of a page. */
  gap(height: number): void {
    if (this.y > column.top) this.y += height;
  }

  keep(height: number): void {
    if (this.room < height) this.nextPage();
  }

  use({ size, colour: ink = colour.ink, bold = false }: Style): PDFKit.PDFDocument {
    return this.pdf
      .font(bold ? 'bold' : 'regular')
      .fontSize(size)
      .fillColor(ink);
  }

  lines(text: string, width: number, style: Style): string[] {
    const pdf = this.use(style);
    return wrap(text, width, (part) => pdf.widthOfString(part));
  }

  /** One line of text whose characters are centred on the given height. */
  write(text: string, { x, width, align = 'left' }: Place, middle: number, style: Style): void {
    const pdf = this.use(style);
    const slack = width - pdf.widthOfString(text);
    const spacing = align === 'justify' && text.length > 1 ? slack / (text.length - 1) : 0;
    pdf.text(text, align === 'right' ? x + slack : x, middle + style.size * 0.38, {
      lineBreak: false,
      baseline: 'alphabetic',
      characterSpacing: spacing,
    });
  }

  rule(y: number, ink: string, weight = 0.5): void {
    this.pdf.moveTo(column.left, y).lineTo(column.right, y).lineWidth(weight).strokeColor(ink).stroke();
  }

  /** Writes a paragraph at the cursor; a page never starts or ends with a single line of it. */
  flow(text: string, x: number, style: Style, leading: number, label?: { text: string; x: number }): void {
    const width = column.right - x;
    const lines = this.lines(text, width, style);
    let next = 0;
    while (next < lines.length) {
      const rest = lines.length - next;
      const fitting = Math.floor((this.room + 0.01) / leading);
      const count = fitting >= rest ? rest : Math.min(fitting, rest - 2);
      if (count < Math.min(2, rest)) {
        this.nextPage();
        continue;
      }
      for (const line of lines.slice(next, next + count)) {
        if (next === 0 && label) this.write(label.text, { x: label.x, width }, this.y + leading / 2, style);
        next += 1;
        const align = next < lines.length ? 'justify' : 'left';
        this.write(line, { x, width, align }, this.y + leading / 2, style);
        this.y += leading;
      }
    }
  }

  async bytes(): Promise<Buffer> {
    const { count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page += 1) {
      this.pdf.switchToPage(page);
      const text = `${page + 1} / ${count}`;
      const style = { size: 8.5, colour: colour.faint };
      const width = this.use(style).widthOfString(text);
      this.write(text, { x: (column.left + column.right - width) / 2, width }, 798, style);
    }
    const chunks: Uint8Array[] = [];
    this.pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
    const ended = new Promise<void>((resolve, reject) => {
      this.pdf.on('end', resolve);
      this.pdf.on('error', reject);
    });
    this.pdf.end();
    await ended;
    return Buffer.concat(chunks);
  }
}
