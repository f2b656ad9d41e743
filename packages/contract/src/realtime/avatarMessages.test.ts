import fc from 'fast-check';
import { expect, it } from 'vitest';
import { expressions, motions } from '../domain/avatar/motions';
import { sights } from '../domain/call/sight';
import { readAvatarMessage } from './avatarMessages';

it('[O-V11] every motion, expression and sight is understood', () => {
  const messages = [
    ...motions.map((motion) => ({ motion })),
    ...expressions.map((expression) => ({ expression })),
    ...sights.map((sight) => ({ sight })),
    ...[true, false].map((isScreenSeen) => ({ isScreenSeen })),
  ];
  for (const message of messages) expect(readAvatarMessage(JSON.stringify(message))).toEqual(message);
});

it('[O-V11] what is not understood is passed over', () => {
  for (const text of ['', '{', 'null', '[]', '{"motion":"fly"}', '{"motion":"bow","expression":"joy"}']) {
    expect(readAvatarMessage(text)).toBeUndefined();
  }
  fc.assert(fc.property(fc.string(), (text) => void readAvatarMessage(text)));
});
