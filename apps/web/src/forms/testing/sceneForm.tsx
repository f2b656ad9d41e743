import { MantineProvider, Switch, Textarea, TextInput } from '@mantine/core';
import { countField } from '@mukae/contract/calls/numberFields';
import { buttonTextField, messageField } from '@mukae/contract/calls/textFields';
import { touchButtonLimits } from '@mukae/contract/domain/template/template';
import { errors } from '@mukae/contract/errors/errors';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import * as z from 'zod/mini';
import { LanguageProvider, useLanguage } from '@/language/LanguageProvider';
import { FormFaults } from '../FormFaults';
import { FormTrouble } from '../FormTrouble';
import { flagOf, textOf } from '../fieldProps';
import { NumberField } from '../NumberField';
import { readBy } from '../reading';
import { addRow, rowsOf } from '../rows';
import type { TypedNumber } from '../typedNumber';
import { useForm } from '../useForm';
import { useGuardedChange } from '../useGuardedChange';

interface ButtonDraft {
  text: string;
  font_size: TypedNumber;
  is_view: boolean;
}

interface SceneDraft {
  telop: string;
  touch_buttons: readonly ButtonDraft[];
}

const { fontSize } = touchButtonLimits;
const scene = z.object({
  telop: messageField,
  touch_buttons: z
    .array(z.object({ text: buttonTextField, font_size: countField(fontSize.min, fontSize.max), is_view: z.boolean() }))
    .check(z.maxLength(3, 'outOfRange')),
});
const newButton: ButtonDraft = { text: '', font_size: 20, is_view: true };

export const firstScene: SceneDraft = {
  telop: 'Welcome\nto Tokyo',
  touch_buttons: ['Desk', 'Guide', 'Parcel'].map((text) => ({ ...newButton, text })),
};

/** Takes what the form sends, and says what a refusal has beside its code. */
type Server = (sent: unknown) => Promise<object> | object;

async function refusedBy(server: Server, sent: unknown) {
  const { code, text } = errors.badInput;
  return { result: 'Error', code, msg: text.ja, ...(await server(sent)) } as const;
}

/** What a drawer for the scene of a signage is made of: a text of several lines, and rows of buttons. */
function SceneForm({ server }: { server: Server }) {
  const { choose } = useLanguage();
  const form = useForm({ first: firstScene, read: (draft) => readBy(scene, draft) });
  const { atForm, submit } = useGuardedChange({
    form,
    send: ({ wanted }) => refusedBy(server, wanted),
    onDone: () => undefined,
  });
  const buttons = form.at('touch_buttons');
  const rows = rowsOf(buttons);
  const fields = rows.flatMap((row, at) => [
    [row.at('text'), `Text ${at + 1}`] as const,
    [row.at('font_size'), `Size ${at + 1}`] as const,
  ]);
  return (
    <form noValidate data-untouched={form.untouched} onSubmit={form.whenRight(submit)}>
      <FormTrouble trouble={atForm.trouble} />
      <FormFaults form={form} fields={[[form.at('telop'), 'Telop'], ...fields]} />
      <Textarea {...textOf(form.at('telop'))} label={'Telop'} />
      {rows.map((row, at) => (
        <div key={row.key}>
          <TextInput {...textOf(row.at('text'))} label={`Text ${at + 1}`} />
          <NumberField field={row.at('font_size')} label={`Size ${at + 1}`} limits={fontSize} />
          <Switch {...flagOf(row.at('is_view'))} label={`Shown ${at + 1}`} />
          <button type="button" onClick={row.remove}>{`Remove ${at + 1}`}</button>
          <button type="button" onClick={() => row.moveTo(at - 1)}>{`Up ${at + 1}`}</button>
        </div>
      ))}
      <p id={buttons.id}>{buttons.fault}</p>
      <button type="button" onClick={() => addRow(buttons, newButton)}>
        {'Add'}
      </button>
      <button type="button" onClick={() => choose('en')}>
        {'English'}
      </button>
      <button type="submit">{'Send'}</button>
    </form>
  );
}

export const showScene = (server: Server = () => ({})) =>
  render(
    <MemoryRouter>
      <LanguageProvider>
        <MantineProvider env="test">
          <SceneForm server={server} />
        </MantineProvider>
      </LanguageProvider>
    </MemoryRouter>,
  );

export const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const type = (label: string, value: string) => fireEvent.change(box(label), { target: { value } });
export const button = (name: string) => screen.getByText(name, { selector: 'button' });
export const press = (name: string) => act(async () => void fireEvent.click(button(name)));
export const isUntouched = () => document.querySelector('form')?.dataset.untouched === 'true';
export const texts = () => screen.getAllByLabelText<HTMLInputElement>(/^Text/).map(({ value }) => value);
export const links = () => [...document.querySelectorAll('a')].map(({ textContent }) => textContent);
export const summaryOrBanner = () => document.querySelector('[role=alert]');

/** What is said at a field, if it is marked as wrong. */
export const faultOf = (label: string): string | undefined =>
  box(label).getAttribute('aria-invalid') === 'true'
    ? document.getElementById(`${box(label).id}-error`)?.textContent?.trim()
    : undefined;
