import { readFile, writeFile } from 'node:fs/promises';
import { type GrowthFigures, growthFigures } from './growthFigure';
import { growthPlot } from './growthPlot';

const pictures = new URL('../../../docs/pictures/', import.meta.url);
const files = { figures: new URL('nodes.json', pictures), plot: new URL('nodes.svg', pictures) };

/** One figure on each line, so that it can be seen what another run changed. */
function inLines({ figures, ...rest }: GrowthFigures): string {
  const lines = figures.map((figure) => `    ${JSON.stringify(figure)}`).join(',\n');
  return `${JSON.stringify(rest).slice(0, -1)},\n  "figures": [\n${lines}\n  ]\n}\n`;
}

export const keepFigures = (figures: GrowthFigures): Promise<void> => writeFile(files.figures, inLines(figures));

/** Of the figures that were kept last. */
export async function drawKeptFigures(): Promise<void> {
  const figures = growthFigures.parse(JSON.parse(await readFile(files.figures, 'utf8')));
  await writeFile(files.plot, growthPlot(figures));
}
