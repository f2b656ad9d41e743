/** Kept in one piece: dates, article numbers, numbers with their unit, Latin words. */
const token =
  /\d+年\d+月\d+日|第\d+条(?:第\d+項)?|[\d:,.]+(?:か月間|か月|分|円|回|秒|時間|年|社|条|項|GB|％)?|[A-Za-z][A-Za-z0-9.-]*|./gu;
const notAtStart = /^[、。，．・：；！？）〕」』】％ーぁぃぅぇぉっゃゅょァィゥェォッャュョ々～]/u;
const notAtEnd = /[（〔「『【]$/u;

function unbreakable(text: string): string[] {
  const units: string[] = [];
  for (const [piece] of text.matchAll(token)) {
    const last = units.at(-1);
    if (last !== undefined && (notAtStart.test(piece) || notAtEnd.test(last))) units[units.length - 1] = last + piece;
    else units.push(piece);
  }
  return units;
}

/** Breaks Japanese text into lines, with no closing mark at the start of a line and no opening one at its end. */
export function wrap(text: string, width: number, measure: (text: string) => number): string[] {
  const lines: string[] = [];
  let line = '';
  const units = unbreakable(text).flatMap((unit) => (measure(unit) > width ? [...unit] : [unit]));
  for (const unit of units) {
    if (line !== '' && measure((line + unit).trimEnd()) > width + 0.01) {
      lines.push(line.trimEnd());
      line = unit.trimStart();
    } else {
      line += unit;
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}
