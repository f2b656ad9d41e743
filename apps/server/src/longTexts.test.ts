import { allCalls } from '@mukae/contract/calls/all';
import { roleCalled } from '@mukae/contract/domain/account/roleWords';
import { isTalkLogged } from '@mukae/contract/domain/call/talkLog';
import { mediaNameOf } from '@mukae/contract/domain/media/mediaName';
import { readPairingCode } from '@mukae/contract/domain/pairing/pairing';
import { isBlank } from '@mukae/contract/domain/text/blank';
import { cutGraphemes, hasAtMost } from '@mukae/contract/domain/text/graphemes';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessages } from '@mukae/contract/realtime/clientMessages';
import { hostileTexts } from '@mukae/contract/testing/hostileTexts';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

/** What says the text wherever a text may stand; several where there are several shapes. */
function saying(schema: unknown, text: string): unknown[] {
  if (schema instanceof z.ZodMiniObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => [name, saying(field, text)] as const);
    const most = Math.max(1, ...fields.map(([, values]) => values.length));
    return Array.from({ length: most }, (_, place) =>
      Object.fromEntries(fields.map(([name, values]) => [name, values[place % values.length]])),
    );
  }
  if (schema instanceof z.ZodMiniArray) return saying(schema.def.element, text).map((value) => [value]);
  if (schema instanceof z.ZodMiniUnion) return schema.def.options.flatMap((option) => saying(option, text));
  if (schema instanceof z.ZodMiniPipe) return saying(schema.def.in, text);
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return saying(schema.def.innerType, text);
  return [text];
}

const calls = Object.values(allCalls).flatMap((group) =>
  Object.entries(group).map(([name, call]): [string, z.ZodMiniType] => [name, call.input]),
);
const messages = Object.entries({ ...clientMessages, ...clientEvents }).map(
  ([name, { schema }]): [string, z.ZodMiniType] => [name, schema],
);

/** By the processor, for whoever shares the machine may take any time. */
function isSlow(deed: () => unknown): boolean {
  const begun = process.cpuUsage();
  deed();
  return process.cpuUsage(begun).user > 250_000;
}

describe.each(Object.entries(hostileTexts()))('a megabyte of %s', (_, text) => {
  it('[S-05] is read quickly in every field of every call and message', () => {
    const slow = [...calls, ...messages].filter(([, schema]) =>
      saying(schema, text).some((value) => isSlow(() => schema.safeParse(value))),
    );
    expect(slow.map(([name]) => name)).toEqual([]);
  });

  it('[S-05] is quickly counted, cut, and read as a name, a role or a code', () => {
    const rules = {
      hasAtMost: () => hasAtMost(text, 2000),
      cutGraphemes: () => cutGraphemes(text, 1000),
      isBlank: () => isBlank(text),
      isTalkLogged: () => isTalkLogged(text),
      mediaNameOf: () => mediaNameOf(text, 100),
      readPairingCode: () => readPairingCode(text),
      roleCalled: () => roleCalled(text),
    };
    expect(Object.entries(rules).flatMap(([name, rule]) => (isSlow(rule) ? [name] : []))).toEqual([]);
  });
});

it('[S-05] every call that takes a text is tried with one', () => {
  const holds = (value: unknown): boolean =>
    value === 'x' || (typeof value === 'object' && value !== null && Object.values(value).some(holds));
  const spoken = calls.filter(([, input]) => saying(input, 'x').some(holds)).map(([name]) => name);
  expect(spoken).toEqual(expect.arrayContaining(['login', 'addUser', 'changeSignage', 'pairSignage']));
});
