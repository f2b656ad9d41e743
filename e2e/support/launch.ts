import { browserPath } from '../../scripts/browser';
import { cameraFilm } from './camera';

/** All pages of a browser run in one process, which lasts: another one would have to compile everything anew. */
const launch = (...args: string[]) => ({
  launchOptions: { executablePath: browserPath() ?? '', args: ['--no-sandbox', '--process-per-site', ...args] },
});

/** A page of the console lives for seconds: what its code would win by being compiled well takes longer than it. */
export const forPages = launch('--js-flags=--no-turbofan --no-maglev');

/** With cameras and microphones that need nobody's leave: a picture of one colour and a beep. */
export const withFakeMedia = launch(
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  `--use-file-for-fake-video-capture=${cameraFilm}`,
);
