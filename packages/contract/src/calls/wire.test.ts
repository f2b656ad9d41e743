import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { accountCalls, userAnswer } from './accounts';
import { allCalls } from './all';
import type { CallGroup } from './call';
import { flagField, idField, idOrNoneField, toldIdOrNone } from './fields';
import { countField } from './numberFields';
import { sceneCalls } from './scenes';
import { signageCalls } from './signages';
import { fieldsOnWire, insideName, wireAnswer, wireInput } from './wire';

/** Whether something in a schema can be read, but not written again. */
function hasOneWay(part: unknown): boolean {
  if (part instanceof z.ZodMiniTransform) return true;
  if (part instanceof z.ZodMiniType) return hasOneWay({ ...part._zod.def });
  if (Array.isArray(part)) return part.some(hasOneWay);
  return typeof part === 'object' && part !== null && Object.getPrototypeOf(part) === Object.prototype
    ? Object.values(part).some(hasOneWay)
    : false;
}

const input = wireInput(
  {
    id: idField,
    storeId: z.optional(idOrNoneField),
    isShown: z.optional(flagField),
    size: z.optional(countField(1, 9)),
  },
  { id: 'targetId', isShown: 'is_view' },
);

describe('what is sent to a call', () => {
  it('[W-09] is written in the words of the wire, and read in those of the domain', () => {
    const said = { id: 7, storeId: null, isShown: false, size: 5 };
    expect(z.encode(input, said)).toEqual({ targetId: 7, storeId: 0, is_view: false, size: 5 });
    expect(input.parse(z.encode(input, said))).toEqual(said);
    expect(input.parse({ targetId: '7', storeId: '', is_view: '1', size: '5' })).toEqual({ ...said, isShown: true });
  });

  it('[W-09] says nothing of what is left out', () => {
    expect(z.encode(input, { id: 7 })).toEqual({ targetId: 7 });
    expect(Object.keys(input.parse({ targetId: '7' }))).toEqual(['id']);
  });

  it('[O-U02] leaves out what is empty, and knows it as empty again', () => {
    const { input: adding } = accountCalls.addUser;
    const empty = { storeId: null, characterId: null, subjectName: '' };
    const said = {
      loginId: 'a@demo.example',
      name: '山田 花子',
      kana: 'やまだ',
      role: 'operator',
      isForced: false,
    } as const;
    const sent = {
      login_id: 'a@demo.example',
      name: '山田 花子',
      kana: 'やまだ',
      role: 'operator',
      isForceSubmit: false,
    };
    expect(JSON.parse(JSON.stringify(z.encode(adding, { ...said, ...empty })))).toEqual(sent);
    expect(adding.parse(sent)).toEqual({ ...said, ...empty });
  });

  it('[W-09] knows no name of the inside, and tells what is wrong by the names outside', () => {
    const { error } = input.safeParse({ targetId: '0', isShown: '1' });
    expect(error?.issues).toMatchObject([{ path: ['targetId'] }, { code: 'unrecognized_keys', keys: ['isShown'] }]);
    expect(insideName(input, 'is_view')).toBe('isShown');
    expect(insideName(input, 'storeId')).toBe('storeId');
    expect(fieldsOnWire(input)).toHaveProperty('targetId');
  });

  it('[W-09] cannot be written where it is against the rules', () => {
    expect(z.safeEncode(input, { id: 7, size: 10 }).success).toBe(false);
  });
});

describe('what a call answers', () => {
  const answer = wireAnswer({ name: z.string(), storeId: toldIdOrNone }, { name: ['name', 'userName'] });

  it('[W-09] is told under every name it has outside, and nothing else is told', () => {
    const row = { name: '1F', storeId: null, passwordHash: 'x' };
    expect(z.encode(answer, row)).toEqual({ name: '1F', userName: '1F', storeId: 0 });
    expect(answer.parse({ name: '1F', userName: '1F', storeId: 0 })).toEqual({ name: '1F', storeId: null });
  });

  it('[O-U01] a user is told by the names of the specification', () => {
    expect(Object.keys(fieldsOnWire(userAnswer))).toEqual(
      expect.arrayContaining([
        'userId',
        'login_id',
        'loginId',
        'userName',
        'character_id',
        'subject_name',
        'avatarChId',
      ]),
    );
  });
});

describe('the fields of the specification', () => {
  it('[O-K03] [O-K08] are those that calls take', () => {
    expect(Object.keys(fieldsOnWire(accountCalls.changeUser.input))).toEqual(
      expect.arrayContaining(['targetUserId', 'login_id', 'character_id', 'subject_name', 'version', 'isForceSubmit']),
    );
    expect(Object.keys(fieldsOnWire(signageCalls.changeSignage.input))).toEqual(
      expect.arrayContaining(['targetId', 'login_id', 'default_character_id', 'is_avatar_filmed', 'version', 'role']),
    );
    expect(Object.keys(fieldsOnWire(sceneCalls.changeScene.input))).toEqual(
      expect.arrayContaining(['state', 'is_view_telop', 'is_view_logo', 'is_view_media', 'touch_buttons', 'row']),
    );
  });

  it('[O-K08] a form carries touch buttons as lines of JSON, and none of them as nothing', () => {
    const which = { signageId: 1, templateId: 2 };
    const button = { text: '受付', fontSize: 20, backgroundColour: '#125a4e', isShown: true };
    const { input: scene } = sceneCalls.changeScene;
    const line = '{"text":"受付","font_size":20,"bg_color":"#125a4e","is_view":true}';
    expect(z.encode(scene, { ...which, touchButtons: [button] })).toEqual({ ...which, touch_buttons: [line] });
    expect(scene.parse({ ...which, touch_buttons: [line] })).toEqual({ ...which, touchButtons: [button] });
    expect(z.encode(scene, { ...which, touchButtons: [] })).toEqual({ ...which, touch_buttons: '' });
    expect(insideName(scene, 'touch_buttons.0.font_size')).toBe('touchButtons.0.fontSize');
  });

  it('[W-09] every call can be written as well as read: nothing in it works one way only', () => {
    const oneWay = Object.values<CallGroup>(allCalls)
      .flatMap((group) => Object.entries(group))
      .filter(([, call]) => hasOneWay(call.input) || ('output' in call && hasOneWay(call.output)));
    expect(oneWay.map(([name]) => name)).toEqual([]);
    expect(hasOneWay(wireInput({ id: z.pipe(z.string(), z.transform(Number)) }))).toBe(true);
  });
});
