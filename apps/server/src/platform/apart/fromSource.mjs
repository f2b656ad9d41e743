// The first thing that a thread or a process runs where the service runs from its sources: Node by itself reads no TypeScript.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData ?? process.argv[2]);
