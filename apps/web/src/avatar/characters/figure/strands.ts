import type { PathText } from '@/avatar/character';

interface Spot {
  x: number;
  y: number;
}

/** Guide lines from root to tip, side by side, as they are combed. */
export type Flow = PathText;

const linesOf = (flow: Flow): Spot[][] =>
  flow.split('|').map((line) =>
    line
      .trim()
      .split(/\s+/)
      .map((point) => {
        const [x = 0, y = 0] = point.split(',').map(Number);
        return { x, y };
      }),
  );

/** A place on a guide line: 0 at the root, 1 at the tip. */
function spotAt(line: readonly Spot[], t: number): Spot {
  const at = Math.min(0.9999, Math.max(0, t)) * (line.length - 1);
  const i = Math.floor(at);
  const u = at - i;
  const b = line[i];
  const c = line[i + 1];
  if (!b || !c) throw new Error('a guide line needs two points');
  const a = line[i - 1] ?? { x: 2 * b.x - c.x, y: 2 * b.y - c.y };
  const d = line[i + 2] ?? { x: 2 * c.x - b.x, y: 2 * c.y - b.y };
  const along = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * u + (2 * p - 5 * q + 4 * r - s) * u * u + (3 * q - p - 3 * r + s) * u * u * u);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** Between two neighbouring guide lines: 0.5 is the middle. */
const blended = (first: readonly Spot[], second: readonly Spot[], share: number, t: number): Spot => {
  const p = spotAt(first, t);
  const q = spotAt(second, t);
  return { x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share };
};

/** The same uneven numbers between -1 and 1 for every drawing of a strand. */
const uneven = (seed: number): number => {
  const wave = Math.sin(seed * 127.1 + 3.7) * 43758.5453;
  return 2 * (wave - Math.floor(wave)) - 1;
};

const written = ({ x, y }: Spot): string => `${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`;

interface Tress {
  from: number;
  to: number;
  /** Widest place in pixels. */
  width: number;
  /** How much length, place and width differ from strand to strand, 0 to 1. */
  uneven?: number;
  /** Strands from one guide line to the next. */
  dense?: number;
}

/** A longer piece of a wavy line needs more points. */
const bendsWithin = (line: readonly Spot[], share: number): number =>
  Math.max(2, Math.round((line.length - 1) * share));

/** Long lenses that follow the guide lines: shades, glints and loose strands of combed hair. */
export function tresses(flow: Flow, look: Tress): PathText {
  const { dense = 1, uneven: rough = 0.5 } = look;
  const lines = linesOf(flow);
  const shapes: PathText[] = [];
  lines.slice(0, -1).forEach((line, i) => {
    const next = lines[i + 1] ?? line;
    const sides = bendsWithin(line, look.to - look.from);
    for (let n = 0; n < dense; n++) {
      const seed = i * dense + n + 1;
      const share = (n + 0.5 + 0.3 * rough * uneven(seed)) / dense;
      const length = look.to - look.from;
      const from = look.from + 0.3 * rough * length * uneven(seed + 11);
      const to = look.to + 0.3 * rough * length * uneven(seed + 23);
      const start = blended(line, next, share, from);
      const end = blended(line, next, share, to);
      // A short strand stays slim, or it would look like a blot.
      const slim = Math.hypot(end.x - start.x, end.y - start.y) * 0.16;
      const half = Math.min(slim, look.width * (1 + 0.6 * rough * uneven(seed + 37))) / 2;
      const out: string[] = [];
      const back: string[] = [];
      for (let s = 1; s <= sides; s++) {
        const t = s / (sides + 1);
        const at = from + (to - from) * t;
        const spot = blended(line, next, share, at);
        const ahead = blended(line, next, share, at + 0.02);
        const run = Math.hypot(ahead.x - spot.x, ahead.y - spot.y) || 1;
        const reach = half * Math.sin(Math.PI * t);
        const nx = ((ahead.y - spot.y) / run) * reach;
        const ny = (-(ahead.x - spot.x) / run) * reach;
        out.push(written({ x: spot.x + nx, y: spot.y + ny }));
        back.unshift(written({ x: spot.x - nx, y: spot.y - ny }));
      }
      shapes.push(`${written(start)}! ${out.join(' ')} ${written(end)}! ${back.join(' ')}`);
    }
  });
  return shapes.join(' | ');
}

/** Thin lines between the guide lines. */
export function hairlines(flow: Flow, look: { from: number; to: number; dense: number; uneven?: number }): PathText {
  const { from, to, dense, uneven: rough = 0.5 } = look;
  const lines = linesOf(flow);
  return lines
    .slice(0, -1)
    .flatMap((line, i) =>
      Array.from({ length: dense }, (_, n) => {
        const seed = i * dense + n + 51;
        const share = (n + 0.5 + 0.4 * rough * uneven(seed)) / dense;
        const start = from + 0.25 * rough * uneven(seed + 5) * (to - from);
        const end = to + 0.25 * rough * uneven(seed + 9) * (to - from);
        const steps = bendsWithin(line, to - from);
        return Array.from({ length: steps + 1 }, (__, k) =>
          written(blended(line, lines[i + 1] ?? line, share, start + ((end - start) * k) / steps)),
        ).join(' ');
      }),
    )
    .join(' | ');
}
