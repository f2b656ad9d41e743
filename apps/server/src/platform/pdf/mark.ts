const letters = [
  'M1 22V10.6M1 15.2a4.7 4.7 0 0 1 9.4 0V22M10.4 15.2a4.7 4.7 0 0 1 9.4 0V22',
  'M26 10.6v6.7a4.7 4.7 0 0 0 9.4 0v-6.7M35.4 17.3V22',
  'M42 4v18M50.4 10.6 42 17.4M45.6 14.6 51 22',
  'M66.6 10.6V22',
  'M72.8 16.3H84a5.6 5.6 0 1 0-1.9 4.2',
];

/** The mark, drawn in a square of the given size. */
export function drawMark(pdf: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32);
  pdf.path('M3 31V15.5a13 13 0 0 1 26 0V31Z').fill('#125a4e');
  pdf
    .path('M25.4 31v-7.4c0-7-4.2-11.5-10.2-12.1a1.2 1.2 0 0 0-1.1 1.9c1 1.5 1.3 3 1 4.6 2.3.5 3.4 2.3 3.4 5.6V31Z')
    .fill('#fff3d6');
  pdf.circle(10.3, 15.6, 3.9).fill('#f27d55');
  pdf.restore();
}

/** The mark and the drawn letters beside it. */
export function drawLogo(pdf: PDFKit.PDFDocument, x: number, y: number, size: number, ink: string): void {
  drawMark(pdf, x, y, size);
  pdf
    .save()
    .translate(x, y)
    .scale(size / 32)
    .translate(42, 3.5);
  pdf.lineWidth(2.7).lineCap('round').lineJoin('round').strokeColor(ink);
  for (const letter of letters) pdf.path(letter).stroke();
  pdf.circle(61, 16.3, 5.6).stroke();
  pdf.restore();
}
