// npm start: builds what is needed, then runs the service in this process.
import { build } from './build.mjs';

await build();
await import('../apps/server/dist/main.js');
