import { writeFile } from 'node:fs/promises';
import { generatedPages } from './pages';

for (const [path, page] of Object.entries(generatedPages)) await writeFile(path, page());
