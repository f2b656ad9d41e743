import { MantineProvider } from '@mantine/core';
import type { PreviewedRow } from '@mukae/contract/calls/csv';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ChosenFile } from './ChosenFile';
import { csvImportTexts } from './csvImport.texts';
import type { Preview } from './useCsvImport';

const t = csvImportTexts.ja;

function show(logsOut: Preview['logsOut'], effect: PreviewedRow['effect'] = 'change', endsCall = false) {
  const rows = [{ line: 2, values: { login_id: 'a@example.jp' }, effect, faults: [] }];
  const file = new File([], 'users.csv');
  render(
    <MantineProvider env="test">
      <ChosenFile
        preview={{ file, rows, logsOut, endsCall, mark: '', trouble: null, busy: false }}
        columns={[{ key: 'login_id', head: 'ID', hint: '' }]}
        label=""
        faultsOnly={false}
        onFaultsOnly={vi.fn()}
        onWrite={vi.fn()}
        onAgain={vi.fn()}
      />
    </MantineProvider>,
  );
  const write = screen.getByRole('button', { name: t.write });
  return document.getElementById(write.getAttribute('aria-describedby') ?? '')?.textContent;
}

afterEach(cleanup);

it.each([
  ['nobody', undefined],
  ['others', t.logsOut.others],
  ['caller', t.logsOut.caller],
] as const)('[O-U15] says beside the button whom the import logs out: %s', (logsOut, note) => {
  expect(show(logsOut)).toBe(note);
});

it.each(['others', 'caller'] as const)(
  '[O-U15] says beside the button that the import ends a conversation, where it logs out: %s',
  (logsOut) => {
    expect(show(logsOut, 'change', true)).toMatch(/ログアウトされ.*お客様との会話が終わります。$/);
  },
);

it('[O-U15] says first why nothing can be imported', () => {
  expect(show('caller', 'refused')).toBe(t.whyNot.faults(1));
});
