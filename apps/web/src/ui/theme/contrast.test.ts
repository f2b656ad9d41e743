import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_THEME } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { dark, gray, white } from './colours';
import { makeTokens } from './tokens';

const { light, dark: night } = makeTokens({ required: '' })(DEFAULT_THEME);
const always = { '--mantine-color-white': white, '--mantine-color-black': gray[9] };
const schemes: Record<'day' | 'night', Readonly<Record<string, string>>> = {
  day: { ...always, '--mantine-color-default': white, ...light },
  night: { ...always, '--mantine-color-default': dark[6], ...night },
};

/** What a page, a card or a field is made of; words stand on any of them. */
const grounds = [
  '--mk-ground',
  '--mk-surface',
  '--mk-sunken',
  '--mk-accent-soft',
  '--mantine-color-body',
  '--mantine-color-default',
];
const words = [
  '--mk-ink',
  '--mk-ink-2',
  '--mk-accent',
  '--mk-danger',
  '--mk-info',
  '--mantine-color-text',
  '--mantine-color-dimmed',
  '--mantine-color-error',
  '--mantine-color-anchor',
];

const statuses = ['standby', 'calling', 'active', 'monitoring', 'crowded', 'suspended'];
const lightVariants = ['pine', 'gray', 'beni', 'kin', 'ai', 'shu'];

/** Words that have a ground of their own. */
const pairs: readonly (readonly [words: string, ground: string])[] = [
  ...['accent', 'signal', 'info', 'danger'].map((name) => [`--mk-on-${name}`, `--mk-${name}`] as const),
  ...['accent', 'danger'].map((name) => [`--mk-${name}`, `--mk-${name}-soft`] as const),
  ...['accent', 'signal', 'danger'].map((name) => ['--mk-ink', `--mk-${name}-soft`] as const),
  ...statuses.map((name) => [`--mk-st-${name}`, `--mk-st-${name}-bg`] as const),
  ...grounds.map((ground) => ['--mk-st-logout', ground] as const),
  ...lightVariants.map((name) => [`--mantine-color-${name}-light-color`, `--mantine-color-${name}-light`] as const),
  ['--mantine-color-placeholder', '--mantine-color-default'],
  ['--mantine-color-disabled-color', '--mk-surface'],
  ['--mk-surface', '--mk-ink'],
  ['--mantine-color-white', '--mantine-color-beni-filled'],
];

function luminance(colour: string): number {
  const channels = /^#(..)(..)(..)$/.exec(colour)?.slice(1) ?? [];
  if (channels.length < 3) throw new Error(`${colour} is not a plain colour`);
  const [red = 0, green = 0, blue = 0] = channels
    .map((hex) => Number.parseInt(hex, 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const enough = 4.5;

/** Those that cannot be read, with how little they stand out. */
const unreadable = (scheme: Readonly<Record<string, string>>, tried: typeof pairs): string[] =>
  tried.flatMap(([text, ground]) => {
    const ratio = contrast(scheme[text] ?? text, scheme[ground] ?? ground);
    return ratio < enough ? [`${text} on ${ground}: ${ratio.toFixed(2)}`] : [];
  });

describe.each(Object.entries(schemes))('[W-13] by %s', (_, scheme) => {
  it('words can be read on every ground', () => {
    expect(
      unreadable(
        scheme,
        words.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
      ),
    ).toEqual([]);
  });

  it('words with a ground of their own can be read on it', () => {
    expect(unreadable(scheme, pairs)).toEqual([]);
  });
});

const source = fileURLToPath(new URL('../..', import.meta.url));
const sheets = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.css'));
const blocks = sheets.flatMap((path) =>
  [...readFileSync(join(source, path), 'utf8').matchAll(/\{([^{}]*)\}/g)].map(([, block = '']) => ({ path, block })),
);
const token = (block: string, property: string): string | undefined =>
  new RegExp(`(?:^|[;\\s])${property}:\\s*var\\((--(?:mk|mantine-color)-[\\w-]+)\\)`).exec(block)?.[1];

describe('[W-13] every style sheet', () => {
  const coloured = blocks.flatMap(({ path, block }) => {
    const text = token(block, 'color');
    return text ? [{ path, text, ground: token(block, 'background') }] : [];
  });

  it('is looked at', () => expect(coloured.length).toBeGreaterThan(100));

  it('gives words a colour that is proven above', () => {
    const known = new Set([...words, ...pairs.map(([text]) => text)]);
    expect(coloured.filter(({ text }) => !known.has(text))).toEqual([]);
  });

  it('gives words and their ground colours of which one can be read on the other', () => {
    const isSeenThrough = (ground: string) => schemes.day[ground] === 'transparent';
    const together = coloured.flatMap(({ text, ground }) =>
      ground && !isSeenThrough(ground) ? [[text, ground] as const] : [],
    );
    expect(together.length).toBeGreaterThan(5);
    for (const scheme of Object.values(schemes)) expect(unreadable(scheme, together)).toEqual([]);
  });
});
