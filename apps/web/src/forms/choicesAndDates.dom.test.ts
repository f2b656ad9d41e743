import { countField } from '@mukae/contract/calls/numberFields';
import { answeredFaults } from '@mukae/contract/errors/answeredFaults';
import { errors } from '@mukae/contract/errors/errors';
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { choiceOf, choiceOrNoneOf } from './fieldProps';
import { pictureField } from './pictureField';
import { andAlso, readBy } from './reading';
import type { TypedNumber } from './typedNumber';
import { useForm } from './useForm';

const { outOfRange, imageType } = answeredFaults;

interface Reservation {
  day: string;
  start: string;
  end: string;
  guests: TypedNumber;
  characterID: number | null;
  kind: 'visit' | 'call';
  map: File | null;
}
const reservation = z.object({
  day: z.iso.date('required'),
  start: z.iso.time('required'),
  end: z.iso.time('required'),
  guests: countField(1, 8),
  characterID: z.nullable(z.int()),
  kind: z.enum(['visit', 'call']),
  map: z.nullable(pictureField),
});
const empty: Reservation = {
  day: '2026-11-16',
  start: '09:00',
  end: '18:00',
  guests: 1,
  characterID: null,
  kind: 'visit',
  map: null,
};
const useReservation = () =>
  useForm({
    first: empty,
    read: (draft) =>
      andAlso(readBy(reservation, draft), draft.end <= draft.start ? ({ end: 'outOfRange' } as const) : {}),
    places: { startsAt: 'start' },
  });

describe('a form with dates, choices and a file', () => {
  const open = () => renderHook(useReservation).result;
  const send = (form: ReturnType<typeof open>) => {
    const said: unknown[] = [];
    act(() => form.current.whenRight((reading) => said.push(reading))());
    return said;
  };

  it('takes what a field of choice tells, and none as null', () => {
    const form = open();
    act(() => choiceOf(form.current.at('kind')).onChange('call'));
    act(() => choiceOrNoneOf(form.current.at('characterID'), 0).onChange(4));
    expect(send(form)).toEqual([{ ...empty, kind: 'call', characterID: 4 }]);
    expect(choiceOrNoneOf(form.current.at('characterID'), 0).value).toBe(4);
    act(() => choiceOrNoneOf(form.current.at('characterID'), 0).onChange(0));
    expect(form.current.value.characterID).toBeNull();
    expect(choiceOrNoneOf(form.current.at('characterID'), 0).value).toBe(0);
    act(() => choiceOf(form.current.at('kind')).onChange(null));
    expect(form.current.value.kind).toBe('call');
  });

  it('judges an end by its beginning, and goes on saying so until the end itself is changed', () => {
    const form = open();
    act(() => form.current.at('end').set('08:00'));
    expect(send(form)).toEqual([]);
    expect(form.current.at('end').fault).toBe(outOfRange.ja);
    act(() => form.current.at('start').set('07:00'));
    expect(form.current.at('end').fault).toBe(outOfRange.ja);
    expect(send(form)).toHaveLength(1);
    expect(form.current.at('end').fault).toBeUndefined();
  });

  it('takes several changes at once', () => {
    const form = open();
    act(() => {
      form.current.at('start').set('10:00');
      form.current.at('end').set('11:00');
    });
    expect(form.current.value).toMatchObject({ start: '10:00', end: '11:00' });
  });

  it('says what is wrong with a file until another one is chosen', () => {
    const form = open();
    const map = new File(['x'], 'map.png', { type: 'image/png' });
    act(() => form.current.at('map').set(new File(['x'], 'map.gif', { type: 'image/gif' })));
    expect(send(form)).toEqual([]);
    expect(form.current.at('map').fault).toBe(imageType.ja);
    act(() => form.current.at('map').set(map));
    expect(form.current.at('map').fault).toBeUndefined();
    expect(send(form)).toMatchObject([{ map }]);
  });

  it('shows what the call names otherwise where it was typed', () => {
    const field = document.body.appendChild(document.createElement('input'));
    field.id = 'start';
    const form = open();
    act(() => {
      const faults = [{ field: 'startsAt', fault: 'outOfRange' } as const];
      expect(form.current.take({ result: 'Error', code: errors.badInput.code, msg: '', faults })).toBeNull();
    });
    expect(form.current.at('start').fault).toBe(outOfRange.ja);
    field.remove();
  });
});
