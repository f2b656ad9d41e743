import { describe, expect, it } from 'vitest';
import type { LayerList } from '../character';
import { derive } from '../derive';
import { restValues } from '../params';
import { compileGroups } from './groups';
import { compileLayers } from './layers';
import { ordered, orderKey } from './order';
import { inDrawingOrder } from './sides';

const groups = compileGroups({ body: { pivot: [0, 0, 0] } });
const square = { group: 'body', path: '0,0! 9,0! 9,9! 0,9!' };
const layers: LayerList = [
  { ...square, id: 'sleeve@' },
  { ...square, id: 'fore@', above: ['raised@', 'brow@'] },
  { ...square, id: 'hand@', above: ['raised@', 'brow@'] },
  { ...square, id: 'hair' },
  { ...square, id: 'brow@' },
  { ...square, id: 'badge' },
];
const compiled = compileLayers(inDrawingOrder(layers), groups);
const hanging = derive(restValues());
const raised = derive({ ...restValues(), elR: 170 });
const idsWith = (values: typeof hanging): string[] => ordered(compiled, values).map(({ id }) => id);

describe('the order of drawing', () => {
  it('[O-D08] puts a raised hand above the hair, and only that one', () => {
    expect(idsWith(hanging).indexOf('handR')).toBeLessThan(idsWith(hanging).indexOf('hair'));
    expect(idsWith(raised).slice(-4)).toEqual(['browR', 'foreR', 'handR', 'badge']);
    expect(idsWith(raised).indexOf('handL')).toBeLessThan(idsWith(raised).indexOf('hair'));
  });

  it('tells apart what is drawn differently', () => {
    expect(orderKey(compiled, raised)).not.toBe(orderKey(compiled, hanging));
  });

  it('refuses to go above what is not there', () => {
    const lost = compileLayers(inDrawingOrder([{ ...square, id: 'hand@', above: ['raised@', 'hat'] }]), groups);
    expect(() => ordered(lost, raised)).toThrow('layer handR goes above "hat"');
  });
});
