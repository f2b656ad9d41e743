import type { GrowthFigure, GrowthFigures } from './growthFigure';

const panel = { width: 250, height: 170, gap: 34 };
const edge = { left: 64, top: 108, right: 20, bottom: 44, row: 62 };
const size = {
  width: edge.left + 3 * panel.width + 2 * panel.gap + edge.right,
  height: edge.top + 3 * panel.height + 2 * edge.row + edge.bottom,
};

interface Line {
  who: GrowthFigure['who'];
  name: string;
  /** Where its name stands above the panels. */
  at: number;
  /** By shape as well as by colour. */
  mark(x: number, y: number): string;
}

const lines: readonly Line[] = [
  { who: 'mukae', at: 0, name: 'Mukae', mark: (x, y) => `<circle cx="${x}" cy="${y}" r="4"/>` },
  {
    who: 'bare',
    at: 110,
    name: 'bare ws relay',
    mark: (x, y) => `<rect x="${x - 3.5}" y="${y - 3.5}" width="7" height="7"/>`,
  },
  {
    who: 'socketIo',
    at: 255,
    name: 'socket.io, Redis adapter',
    mark: (x, y) => `<path d="M${x} ${y - 5}l4.5 8h-9z"/>`,
  },
  {
    who: 'peerServer',
    at: 465,
    name: 'PeerJS server (one node only)',
    mark: (x, y) => `<path d="M${x} ${y - 5}l5 5l-5 5l-5-5z"/>`,
  },
];

interface Row {
  title: string;
  of(figure: GrowthFigure): number;
}

const rowsOf = (touchesPerSecond: number): readonly Row[] => [
  { title: 'Memory of all nodes, MiB', of: ({ memory }) => memory },
  {
    title: `Processor time of all nodes at ${touchesPerSecond} touches a second, seconds in a minute`,
    of: ({ busyCpu }) => busyCpu.nodes,
  },
  { title: 'From the touch to the ring, 99th percentile, ms', of: ({ p99 }) => p99 },
];

/** The next larger number that is easily read. */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return ([1, 1.5, 2, 3, 4, 5, 8].find((step) => step * power >= value) ?? 10) * power;
}

const fixed = (value: number): number => Math.round(value * 10) / 10;
const inThousands = (screens: number): string => screens.toLocaleString('en');

interface Panel {
  figures: readonly GrowthFigure[];
  row: Row;
  highest: number;
  stages: readonly number[];
}

function drawPanel({ figures, row, highest, stages }: Panel, isFirst: boolean, isLast: boolean): string {
  const most = Math.max(...stages);
  const x = (screens: number) => fixed((screens / most) * panel.width);
  const y = (value: number) => fixed(panel.height - (value / highest) * panel.height);
  const steps = [0, 0.25, 0.5, 0.75, 1].map((share) => share * highest);
  const grid = steps.map(
    (value) =>
      `<path class="grid" d="M0 ${y(value)}h${panel.width}"/>${isFirst ? `<text class="tick" x="-8" y="${y(value) + 4}" text-anchor="end">${fixed(value)}</text>` : ''}`,
  );
  const ticks = isLast
    ? stages.map(
        (screens) =>
          `<text class="tick" x="${x(screens)}" y="${panel.height + 18}" text-anchor="middle">${inThousands(screens)}</text>`,
      )
    : [];
  const drawn = lines.flatMap(({ who, mark }) => {
    const points = figures
      .filter((figure) => figure.who === who)
      .map((figure) => [x(figure.screens), y(row.of(figure))] as const);
    if (points.length === 0) return [];
    const path = points.map(([px, py]) => `${px} ${py}`).join('L');
    return [
      `<g class="${who}"><path class="line" d="M${path}"/>${points.map(([px, py]) => mark(px, py)).join('')}</g>`,
    ];
  });
  return [...grid, ...ticks, ...drawn].join('\n');
}

const style = `
  text { font: 12px system-ui, sans-serif; fill: var(--ink) }
  .tick { fill: var(--faint); font-size: 11px }
  .title { font-weight: 600 }
  .grid { stroke: var(--grid); fill: none }
  .line { fill: none; stroke-width: 2 }
  .mukae { fill: var(--mukae); stroke: var(--mukae) }
  .bare { fill: var(--bare); stroke: var(--bare) }
  .socketIo { fill: var(--socketIo); stroke: var(--socketIo) }
  .peerServer { fill: var(--peerServer); stroke: var(--peerServer) }
  .ground { fill: var(--ground) }
  svg { --ground: #fcfcfb; --ink: #0b0b0b; --faint: #52514e; --grid: #e1e0d9;
    --mukae: #2a78d6; --bare: #4a3aa7; --socketIo: #eb6834; --peerServer: #148a60 }
  @media (prefers-color-scheme: dark) {
    svg { --ground: #1a1a19; --ink: #ffffff; --faint: #c3c2b7; --grid: #2c2c2a;
      --mukae: #3987e5; --bare: #9085e9; --socketIo: #d95926; --peerServer: #199e70 }
  }`;

/** Memory, processor time and the way of a touch, for one node, two and three, by the number of screens. */
export function growthPlot({ touchesPerSecond, figures }: GrowthFigures): string {
  const stages = [...new Set(figures.map(({ screens }) => screens))].toSorted((a, b) => a - b);
  const rows = rowsOf(touchesPerSecond);
  const legend = lines.map(
    ({ who, name, at, mark }) =>
      `<g transform="translate(${edge.left + at} 34)"><g class="${who}"><path class="line" d="M0 0h28"/>${mark(14, 0)}</g><text x="36" y="4">${name}</text></g>`,
  );
  const panels = rows.flatMap((row, down) => {
    const top = edge.top + down * (panel.height + edge.row);
    const highest = roundUp(Math.max(...figures.map(row.of)));
    const title = `<text class="title" x="${edge.left}" y="${top - 14}">${row.title}</text>`;
    const drawn = [1, 2, 3].map((nodes, right) => {
      const left = edge.left + right * (panel.width + panel.gap);
      const some = figures.filter((figure) => figure.nodes === nodes);
      return `<g transform="translate(${left} ${top})">${drawPanel({ figures: some, row, highest, stages }, right === 0, down === rows.length - 1)}</g>`;
    });
    return [title, ...drawn];
  });
  const columns = [1, 2, 3].map(
    (nodes, right) =>
      `<text x="${edge.left + right * (panel.width + panel.gap) + panel.width}" y="${edge.top - 40}" text-anchor="end" class="title">${nodes} ${nodes > 1 ? 'nodes' : 'node'}</text>`,
  );
  const foot = `<text class="tick" x="${size.width - edge.right}" y="${size.height - 8}" text-anchor="end">screens that are connected</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" width="${size.width}" height="${size.height}" role="img">
<title>One node, two and three, by the number of screens, beside others that do the same work</title>
<style>${style}
</style>
<rect class="ground" width="100%" height="100%"/>
${[...legend, ...columns, ...panels, foot].join('\n')}
</svg>
`;
}
