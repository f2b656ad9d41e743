import { MantineProvider } from '@mantine/core';
import { confirmations } from '@mukae/contract/errors/confirmations';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { rememberLanguage } from '@/language/chosenLanguage';
import { LanguageProvider } from '@/language/LanguageProvider';
import { ServerQuestion } from './ServerQuestion';
import type { GuardedForm, Trouble } from './useGuardedChange';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const asked = (question: Trouble): GuardedForm<string> => ({
  change: {
    step: 'confirming',
    sending: { wanted: '', currentPassword: undefined, isForced: false },
    question,
    busy: false,
  },
  atForm: { trouble: null, busy: false },
  submit: vi.fn(),
  identify: vi.fn(),
  accept: vi.fn(),
  giveUp: vi.fn(),
});

const ends = { ja: 'か', en: '?' } as const;

it.each(
  Object.entries(confirmations).flatMap(([name, told]) =>
    (['ja', 'en'] as const).map((language) => [name, language, told] as const),
  ),
)('[D-C08] %s is asked with a question as its title, the code in small print: %s', (_, language, told) => {
  rememberLanguage(language);
  const question = told.question[language];
  render(
    <LanguageProvider>
      <MantineProvider env="test">
        <ServerQuestion form={asked({ code: told.code, msg: told.text[language] })} />
      </MantineProvider>
    </LanguageProvider>,
  );
  const dialog = screen.getByRole('dialog', { name: question });
  expect(question.endsWith(ends[language])).toBe(true);
  expect(dialog.textContent).toContain(told.text[language]);
  expect(screen.getByText(told.code).tagName).toBe('DIV');
});
