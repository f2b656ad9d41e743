import { mkdir, writeFile } from 'node:fs/promises';
import { documentsFolder, makeDocuments } from './documents';

await mkdir(documentsFolder, { recursive: true });
for (const [name, bytes] of await makeDocuments()) {
  await writeFile(new URL(name, documentsFolder), bytes);
  console.log(`${name}: ${Math.ceil(bytes.length / 1024)} KB`);
}
