import { browserPath } from '../../scripts/browser';

/** All pages of a browser run in one process, which lasts: another one would have to compile everything anew. */
const launch = (...args: string[]) => ({
  executablePath: browserPath() ?? '',
  args: ['--no-sandbox', '--process-per-site', ...args],
});

/** In the font of the pages, where it matters how wide they are. */
export const inPageFont = { launchOptions: launch() };

/** In a font of the machine: that of the pages comes in twenty slices, and each of them lays the page out anew. */
export const inMachineFont = (...args: string[]) => ({ launchOptions: launch('--disable-remote-fonts', ...args) });
