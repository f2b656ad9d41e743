import { dayField } from '@mukae/contract/calls/dayField';
import { idField } from '@mukae/contract/calls/fields';
import { countField } from '@mukae/contract/calls/numberFields';
import { buttonTextField, messageField, titleField } from '@mukae/contract/calls/textFields';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pictureField } from './pictureField';
import { andAlso, faultsIn, readBy, readChange } from './reading';

const order = z.object({
  title: titleField,
  guests: countField(1, 8),
  room: idField,
  note: z.nullable(messageField),
  day: dayField,
  map: z.nullable(pictureField),
  buttons: z.array(z.object({ text: buttonTextField, size: countField(8, 40) })),
});
const right = {
  title: ' Visit ',
  guests: 2,
  room: 3,
  note: null,
  day: '2026-11-16',
  map: null,
  buttons: [{ text: 'Call', size: 20 }],
};
const faultsOf = (typed: Partial<Record<keyof typeof right, unknown>>) =>
  // A person may leave anything in a field.
  faultsIn(readBy(z.pipe(z.unknown(), order), { ...right, ...typed }));

describe('what stands in a form', () => {
  it('is read by the fields of the contract', () => {
    expect(readBy(order, right)).toEqual({ isRight: true, said: { ...right, title: 'Visit' } });
  });

  it('is faulty where a number cannot be read, has parts, or is beyond its limits: nothing is corrected', () => {
    for (const guests of ['12x', '１２人', 1.5]) expect(faultsOf({ guests })).toEqual({ guests: 'wrongType' });
    for (const guests of [-3, 0, 9]) expect(faultsOf({ guests })).toEqual({ guests: 'outOfRange' });
  });

  it('is faulty where something is needed and nothing was chosen or written', () => {
    expect(faultsOf({ room: null, guests: null })).toEqual({ room: 'required', guests: 'required' });
    expect(faultsOf({ note: null, map: null })).toEqual({});
  });

  it('is faulty in one field of one row', () => {
    const buttons = [...right.buttons, { text: '', size: null }];
    expect(faultsOf({ buttons })).toEqual({ 'buttons.1.text': 'required', 'buttons.1.size': 'required' });
  });

  it('is faulty where a day is none', () => {
    for (const day of ['', '2026-02-30', '16.11.2026']) expect(faultsOf({ day })).toEqual({ day: 'wrongType' });
  });

  it('is faulty where a file is of another kind or too large', () => {
    const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], 'map', { type });
    expect(faultsOf({ map: file('image/png', 10) })).toEqual({});
    expect(faultsOf({ map: file('image/gif', 10) })).toEqual({ map: 'imageType' });
    expect(faultsOf({ map: file('image/png', 20 * 1024 * 1024 + 1) })).toEqual({ map: 'imageTooLarge' });
  });

  it('may be faulty by what two fields say together, beside what is wrong with each', () => {
    const late = { day: 'outOfRange' } as const;
    expect(andAlso(readBy(order, right), {})).toEqual(readBy(order, right));
    expect(faultsIn(andAlso(readBy(order, right), late))).toEqual(late);
    expect(faultsIn(andAlso(readBy(order, { ...right, title: '' }), late))).toEqual({ title: 'required', ...late });
  });
});

describe('what was changed in a form', () => {
  const change = z.partial(order);

  it('is said alone, and what was not touched is not judged', () => {
    const old = { ...right, title: '' };
    expect(readChange(change, old, old)).toEqual({ isRight: true, said: {} });
    expect(readChange(change, old, { ...old, guests: 3 })).toEqual({ isRight: true, said: { guests: 3 } });
    expect(readChange(change, right, { ...right, room: null })).toEqual({
      isRight: false,
      faults: { room: 'required' },
    });
  });

  it('is nothing when it reads as before', () => {
    const before = { ...right, title: 'Visit' };
    expect(readChange(change, before, { ...before, title: 'Visit  ' })).toEqual({ isRight: true, said: {} });
  });

  it('is a list as a whole when one of its rows is another', () => {
    const buttons = [{ text: 'Call', size: 21 }];
    expect(readChange(change, right, { ...right, buttons })).toEqual({ isRight: true, said: { buttons } });
    expect(readChange(change, right, { ...right, buttons: [...right.buttons] })).toEqual({ isRight: true, said: {} });
  });
});
