import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { StatusTag, type StatusTone } from './StatusTag';

const tones: StatusTone[] = [
  'standby',
  'calling',
  'active',
  'monitoring',
  'crowded',
  'suspended',
  'leaving',
  'logout',
  'unpaired',
  'missed',
  'messageLeft',
  'calledOff',
  'cutOff',
  'attention',
];

afterEach(cleanup);

test('a status tag says its word', () => {
  const { container } = render(<StatusTag tone="standby" word="Open" />);
  expect(container.textContent).toBe('Open');
});

test('every state has a shape of its own', () => {
  const shapes = tones.map((tone) => render(<StatusTag tone={tone} word={tone} />).container.querySelector('svg'));
  expect(new Set(shapes.map((shape) => shape?.innerHTML)).size).toBe(tones.length);
});

test('is larger where it speaks of oneself', () => {
  const { container } = render(<StatusTag tone="active" word="Talking" big />);
  expect(container.querySelector('[data-big] svg')?.getAttribute('width')).toBe('19');
});
