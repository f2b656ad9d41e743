import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';

const versionOf = async (manifest: string): Promise<string> => {
  const { version }: { version: string } = JSON.parse(
    await readFile(new URL(`../${manifest}`, import.meta.url), 'utf8'),
  );
  return version;
};

it('[D-H28] the pages and the server are of one version, so that a screen that tells another is an old one', async () => {
  expect(await versionOf('apps/web/package.json')).toBe(await versionOf('apps/server/package.json'));
});
