import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { keysByClaim } from './namedFiles';

const features = fileURLToPath(new URL('../features/', import.meta.url));

it('[W-23] every module that claims files for rows tells a backup which files these are', () => {
  const claiming = readdirSync(features, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .filter((path) => /\bstrays\.claim\(/.test(readFileSync(`${features}${path}`, 'utf8')))
    .map((path) => path.replace(/\.ts$/, ''));
  expect(claiming.sort()).toEqual(Object.keys(keysByClaim).sort());
});
