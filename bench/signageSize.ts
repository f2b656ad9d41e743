import { chunkNamed, filesBefore } from '../scripts/test/builtFiles';
import { holdLimit, readBuiltFiles } from './holdLimit';

/** All script of the signage page before the engine that draws the avatar, gzipped. */
const limitKiB = 250;

const built = await readBuiltFiles();
const chunks = ['entrance', 'calm', 'signage'].map((name) => chunkNamed(built, name));
const files = filesBefore(built, ['index.html', ...chunks]).filter((file) => file.endsWith('.js'));
await holdLimit('script of the signage page', ['first-paint.js', ...files], limitKiB);
