import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registrationCalls } from '../calls/registration';
import { sceneCalls } from '../calls/scenes';
import { foundFaults } from './foundFaults';

const faultsOf = (schema: z.ZodMiniType, input: unknown) => foundFaults(schema.safeParse(input).error?.issues ?? []);

describe('the faults of an input', () => {
  it('name a field inside another by its whole way', () => {
    const user = { name: '', login_id: 'nobody', password: 'Aoba2026', phone: '03-1234-5678', address: '札幌市' };
    expect(faultsOf(registrationCalls.registerNewAccount.input, { user, company: {} })).toEqual([
      { field: 'user.name', fault: 'requiredInput' },
      { field: 'user.login_id', fault: 'email' },
    ]);
  });

  it('name the field of the row that is wrong, also where there might be no rows at all', () => {
    const button = { text: '受付', font_size: 20, bg_color: '#ffffff', is_view: true };
    const touch_buttons = [button, { ...button, text: '', font_size: 41 }].map((row) => JSON.stringify(row));
    const scene = { signageId: 1, templateId: 1 };
    expect(faultsOf(sceneCalls.changeScene.input, { ...scene, touch_buttons })).toEqual([
      { field: 'touch_buttons.1.text', fault: 'required' },
      { field: 'touch_buttons.1.font_size', fault: 'outOfRange' },
    ]);
  });

  it('are those of the whole where no part of it is to blame', () => {
    const scene = { signageId: 1, templateId: 1 };
    expect(faultsOf(sceneCalls.changeScene.input, { ...scene, touch_buttons: 'none' })).toEqual([
      { field: 'touch_buttons', fault: 'wrongType' },
    ]);
  });

  it('name the fields that nobody knows', () => {
    expect(faultsOf(z.strictObject({}), { a: 1, b: 2 })).toEqual([{ field: 'a, b', fault: 'unknownField' }]);
  });
});
