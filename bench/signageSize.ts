import { filesBefore } from '../scripts/test/builtFiles';
import { holdLimit, readBuiltFiles } from './holdLimit';

/** All script of the signage page before the engine that draws the avatar, gzipped. */
const limitKiB = 250;

const built = await readBuiltFiles();
/** Of the chunk with all that draws the screen; it imports the calm one that comes before it. */
const screens = Object.keys(built).filter((name) => /^_signage-.*\.js$/.test(name));
if (screens.length !== 1) throw new Error('the code of the signage page was not found');

const files = filesBefore(built, ['index.html', 'src/app/main.tsx', ...screens]).filter((file) => file.endsWith('.js'));
await holdLimit('script of the signage page', ['first-paint.js', ...files], limitKiB);
