import { allCalls } from '@mukae/contract/calls/all';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import { marksOf } from '@mukae/contract/calls/variants';
import { fieldsOnWire } from '@mukae/contract/calls/wire';
import * as z from 'zod/mini';

type Shape = Readonly<Record<string, unknown>>;

export interface NamedCall {
  feature: string;
  name: string;
  call: Call;
}

export const everyCall: NamedCall[] = Object.entries<CallGroup>(allCalls).flatMap(([feature, group]) =>
  Object.entries(group).map(([name, call]) => ({ feature, name, call })),
);

export const shapeOf = ({ input }: Call): Shape => fieldsOnWire(input);

export const fieldsOf = (call: Call): string[] => Object.keys(shapeOf(call));

/** What can only be written in one way. */
export const literalsOf = (call: Call): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(shapeOf(call)).flatMap(([field, schema]) =>
      schema instanceof z.ZodMiniLiteral ? [[field, schema.def.values[0]]] : [],
    ),
  );

/** Enough to be taken for this call, and not for another on its path. */
export const tellingFields = (call: Call): Record<string, string> =>
  Object.fromEntries(
    Object.entries(marksOf(call)[0]).flatMap(([field, mark]) => {
      const said = mark === 'given' ? '999999' : mark === 'missing' ? undefined : mark[0];
      return said === undefined ? [] : [[field, said]];
    }),
  );
