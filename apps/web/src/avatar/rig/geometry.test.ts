import { describe, expect, it } from 'vitest';
import { multiply, project, smoothstep, surfaceHeight, type Turn, turnAround } from './geometry';

const still: Turn = { pivot: [0, 0, 0], rx: 0, ry: 0, rz: 0, tx: 0, ty: 0, widen: 1, stretch: 1, scale: 1 };

describe('turnAround', () => {
  it('leaves everything in place without a turn', () => {
    expect(project(turnAround({ ...still, pivot: [30, 40, 5] }), 12, 34, 0)).toEqual({ x: 12, y: 34 });
  });

  it('turns clockwise around the pivot', () => {
    const point = project(turnAround({ ...still, pivot: [100, 760, 0], rz: 90 }), 110, 760, 0);
    expect(point.x).toBeCloseTo(100);
    expect(point.y).toBeCloseTo(770);
  });

  it('moves near points to the right and far points to the left when the head turns to the right', () => {
    const turn = turnAround({ ...still, ry: 20 });
    expect(project(turn, 0, 0, 100).x).toBeGreaterThan(0);
    expect(project(turn, 0, 0, -100).x).toBeLessThan(0);
  });

  it('stretches along y only', () => {
    const point = project(turnAround({ ...still, pivot: [0, 700, 0], stretch: 0.5 }), 10, 800, 0);
    expect(point.x).toBeCloseTo(10);
    expect(point.y).toBeCloseTo(750);
  });
});

describe('multiply', () => {
  it('applies the right map first', () => {
    const shift = turnAround({ ...still, tx: 10 });
    const turn = turnAround({ ...still, pivot: [0, 760, 0], rz: 90 });
    const point = project(multiply(turn, shift), 0, 760, 0);
    expect(point.x).toBeCloseTo(0);
    expect(point.y).toBeCloseTo(770);
  });
});

describe('project', () => {
  it('shows near things larger', () => {
    const flat = turnAround(still);
    expect(project(flat, 100, 760, 200).x).toBeGreaterThan(100);
    expect(project(flat, 100, 760, -200).x).toBeLessThan(100);
  });
});

describe('surfaceHeight', () => {
  it('is highest in the middle and 0 outside', () => {
    expect(surfaceHeight([0, 0, 10, 20, 5], 0, 0)).toBe(5);
    expect(surfaceHeight([0, 0, 10, 20, 5], 11, 0)).toBe(0);
  });
});

describe('smoothstep', () => {
  it('runs from 0 to 1, also downwards', () => {
    expect(smoothstep(10, 20, 5)).toBe(0);
    expect(smoothstep(10, 20, 15)).toBe(0.5);
    expect(smoothstep(20, 10, 5)).toBe(1);
  });
});
