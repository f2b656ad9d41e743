import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ErrorSummary } from './ErrorSummary';

afterEach(cleanup);

test('takes the focus when it appears and hands it to the field of a pressed link', () => {
  const { getByRole, getByTestId } = render(
    <>
      <ErrorSummary title="Check" fields={[{ fieldId: 'name', label: 'Name' }]} />
      <input id="name" data-testid="field" />
    </>,
  );
  expect(document.activeElement).toBe(getByRole('alert'));
  fireEvent.click(getByRole('link', { name: 'Name' }));
  expect(document.activeElement).toBe(getByTestId('field'));
});
