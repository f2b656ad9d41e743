import { describe, expect, it } from 'vitest';
import { importCounts, importObstacle } from './importCounts';

const rows = (...effects: ('add' | 'change' | 'none' | 'refused')[]) => effects.map((effect) => ({ effect }));

describe('importCounts', () => {
  it('counts what every row does', () => {
    expect(importCounts(rows('add', 'refused', 'add', 'none'))).toEqual({ add: 2, change: 0, none: 1, refused: 1 });
  });
});

describe('importObstacle', () => {
  it('[O-U15] is one row with a fault, whatever the others do', () => {
    expect(importObstacle(importCounts(rows('add', 'change', 'refused')))).toBe('faults');
  });

  it('is a file that changes nothing', () => {
    expect(importObstacle(importCounts(rows('none', 'none')))).toBe('nothing');
    expect(importObstacle(importCounts([]))).toBe('nothing');
  });

  it('is nothing where something is added or changed', () => {
    expect(importObstacle(importCounts(rows('none', 'change')))).toBeNull();
    expect(importObstacle(importCounts(rows('add')))).toBeNull();
  });
});
