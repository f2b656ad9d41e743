import { MantineProvider } from '@mantine/core';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AddFoot } from './AddFoot';
import { BackLink } from './BackLink';
import { formFootTexts } from './formFoot.texts';
import { formIsDone } from './formIsDone';
import { SaveFoot } from './SaveFoot';

const t = formFootTexts.ja;
const saving = (unchanged: boolean) => <SaveFoot unchanged={unchanged} busy={false} back={<BackLink to="/list" />} />;
const adding = (untouched: boolean) => <AddFoot verb="Add" untouched={untouched} busy={false} list="/list" />;

function show(form: ReactNode) {
  const router = createMemoryRouter(
    [
      { path: '/form', element: form },
      { path: '/list', element: null },
      { path: '/login', element: null },
    ],
    { initialEntries: ['/list', '/form'] },
  );
  render(
    <MantineProvider env="test">
      <RouterProvider router={router} />
    </MantineProvider>,
  );
  return { router, at: () => router.state.location.pathname };
}
const goBack = () => act(async () => void fireEvent.click(screen.getByRole('link', { name: t.back })));
const answer = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));
const isAsked = () => screen.queryByRole('dialog', { name: t.leaving.question }) !== null;
const mayUnload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

const cookie = vi.spyOn(document, 'cookie', 'get');

beforeEach(() => {
  cookie.mockReturnValue('user_role=operator');
});
afterEach(cleanup);

describe('a form', () => {
  it.each([
    ['was changed', saving(false)],
    ['was begun', adding(false)],
  ])('that %s is left only after a question', async (_, form) => {
    const { at } = show(form);
    expect(mayUnload()).toBe(false);
    await goBack();
    expect([at(), isAsked()]).toEqual(['/form', true]);
    await answer(t.leaving.cancel);
    expect([at(), isAsked()]).toEqual(['/form', false]);
    await goBack();
    await answer(t.leaving.confirm);
    expect(at()).toBe('/list');
  });

  it.each([
    ['was not changed', saving(true)],
    ['is still empty', adding(true)],
  ])('that %s is left at once', async (_, form) => {
    const { at } = show(form);
    expect(mayUnload()).toBe(true);
    await goBack();
    expect(at()).toBe('/list');
  });

  it('[D-E07] [D-M05] that somebody has to leave because her session is over is left without a question, whatever the cookies say', async () => {
    const { router, at } = show(saving(false));
    await act(() => router.navigate('/login', { state: { isRedirect: true } }));
    expect([at(), isAsked()]).toEqual(['/login', false]);
  });

  it('that is done is left at once, but not on the way back to where another was done', async () => {
    const { router, at } = show(saving(false));
    await act(() => router.navigate('/list', { state: formIsDone }));
    expect(at()).toBe('/list');
    await act(() => router.navigate('/form'));
    await act(() => router.navigate(-1));
    expect([at(), isAsked()]).toEqual(['/form', true]);
  });

  it('is left at once by who is logged out already', async () => {
    cookie.mockReturnValue('');
    const { at } = show(saving(false));
    await goBack();
    expect(at()).toBe('/list');
  });
});
