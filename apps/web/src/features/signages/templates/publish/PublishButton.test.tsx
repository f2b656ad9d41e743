import { MantineProvider } from '@mantine/core';
import { templateCalls } from '@mukae/contract/calls/templates';
import { emptyDraft, withTemplate } from '@mukae/contract/domain/template/draft';
import { errors } from '@mukae/contract/errors/errors';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { AtEditor } from '../testing/AtEditor';
import { someLive, someTemplate } from '../testing/someTemplates';
import { PublishButton } from './PublishButton';
import { publishTexts } from './publish.texts';

const t = publishTexts.ja;
let refusal: keyof typeof errors;

beforeEach(() =>
  vi.stubGlobal('fetch', async () => {
    const { code, status, text } = errors[refusal];
    return new Response(JSON.stringify({ result: 'Error', code, msg: text.ja }), { status });
  }),
);
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const draft = withTemplate(someLive, emptyDraft, { ...someTemplate, telop: '新しい' });

async function publish() {
  const sent = vi.spyOn(globalThis, 'fetch');
  render(
    <MantineProvider env="test">
      <AtEditor draft={draft}>
        <PublishButton />
      </AtEditor>
    </MantineProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: t.publish }));
  const [, inQuestion] = await screen.findAllByRole('button', { name: t.publish });
  fireEvent.click(inQuestion ?? document.body);
  await waitFor(() => expect(sent).toHaveBeenCalledWith(templateCalls.publishTemplates.path, expect.anything()));
  await waitFor(() => expect(inQuestion?.hasAttribute('data-loading')).toBe(false));
}

it('[D-T75] a refusal with a code below 100 is told where it was published, one of 100 and above is not', async () => {
  refusal = 'mediumGone';
  await publish();
  expect((await screen.findByRole('alert')).textContent).toContain(errors.mediumGone.code);
  cleanup();
  refusal = 'signageBusy';
  await publish();
  expect(screen.queryByRole('alert')).toBeNull();
});
