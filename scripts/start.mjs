// npm start: builds what is needed, then runs the service in this process.
import { build } from './runBuild.mjs';
import { stopWithStarter } from './stopWithStarter.mjs';

stopWithStarter();
if (!(await build())) process.exit(1);
await import('../apps/server/dist/main.js');
