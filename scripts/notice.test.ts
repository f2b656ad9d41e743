import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';

const beside = (path: string): Promise<string> =>
  readFile(fileURLToPath(new URL(`../${path}`, import.meta.url)), 'utf8');

const lock = z.object({
  packages: z.record(
    z.string(),
    z.object({
      dev: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      cpu: z.array(z.string()).optional(),
      license: z.string().optional(),
    }),
  ),
});

const copyleft = /GPL|MPL|OFL|EPL|CDDL/;
const modules = 'node_modules/';

/** Packages of an installation that are programs for one kind of machine, or whose licence asks for more than a name. */
async function toBeNamed(): Promise<string[]> {
  const { packages } = lock.parse(JSON.parse(await beside('package-lock.json')));
  return Object.entries(packages)
    .filter(([path, { dev }]) => path.startsWith(modules) && !dev)
    .filter(([, { os, cpu, license = '' }]) => os || cpu || copyleft.test(license))
    .map(([path]) => path.slice(path.lastIndexOf(modules) + modules.length));
}

it('[S-31] NOTICE names every package of an installation that is a program for one kind of machine or under a licence like the LGPL', async () => {
  const named = [...(await beside('NOTICE')).matchAll(/(?:@[\w-]+\/|\w)[\w-]*\*?/g)].map(([name]) => name);
  const isNamed = (name: string): boolean =>
    named.some((one) => (one.endsWith('*') ? name.startsWith(one.slice(0, -1)) : name === one));
  const packages = await toBeNamed();
  expect(packages.length).toBeGreaterThan(20);
  expect(packages.filter((name) => !isNamed(name))).toEqual([]);
  expect(packages.filter((name) => name.startsWith('@img/sharp-libvips-')).length).toBeGreaterThan(0);
  expect(named).toContain('@img/sharp-libvips-*');
});

it('[S-31] NOTICE names every library that comes with libvips, as its own notice does', async () => {
  const { packages } = lock.parse(JSON.parse(await beside('package-lock.json')));
  const readings = Object.keys(packages)
    .filter((path) => path.startsWith(`${modules}@img/sharp-libvips-`))
    .map((path) => beside(`${path}/README.md`).catch(() => ''));
  const libraries = (await Promise.all(readings)).flatMap((text) =>
    [...text.matchAll(/^\| ([a-z][\w-]+) +\|/gm)].map(([, name = '']) => name),
  );
  const notice = await beside('NOTICE');
  // Where libvips is part of the program itself, as on Windows, there is nothing to read.
  if (process.platform === 'linux' || process.platform === 'darwin') expect(libraries.length).toBeGreaterThan(20);
  expect(libraries.filter((name) => !new RegExp(`\\b${name}\\b`).test(notice))).toEqual([]);
});
