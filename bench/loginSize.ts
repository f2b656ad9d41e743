import { chunkNamed, filesBefore } from '../scripts/test/builtFiles';
import { holdLimit, readBuiltFiles } from './holdLimit';

/** The login page may weigh this much: all JavaScript and CSS that shows it and makes it work, gzipped. */
const limitKiB = 180;

const built = await readBuiltFiles();
/** Fetched after the first paint, but fetched. */
const fonts = Object.keys(built).filter((name) => name.endsWith('noto-sans-jp/index.css?common'));
if (fonts.length !== 1) throw new Error('the stylesheet of the fonts was not found');

await holdLimit('login page', filesBefore(built, ['index.html', chunkNamed(built, 'entrance'), ...fonts]), limitKiB);
