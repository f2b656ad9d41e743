import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { LeaveQuestion } from './LeaveQuestion';

pagesForFile();

<<<<<<< HEAD
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
=======
const words = { title: '離れますか', text: '失われます', cancel: 'とどまる', confirm: '離れる' };

async function halfWritten() {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
  const router = createMemoryRouter([
    { path: '/', element: <LeaveQuestion isNeeded words={words} /> },
    { path: '*', element: null },
  ]);
  await shown(router);
  return router;
>>>>>>> h-messages
}

it('[D-M05] who leaves what is half written is asked', async () => {
  const router = await halfWritten();
  await act(() => router.navigate('/elsewhere'));
  expect(told('dialog')).toContain('離れますか');
  expect(router.state.location.pathname).toBe('/');
});

<<<<<<< HEAD
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

  it('[D-E07] that somebody has to leave because her session is over is left without a question, whatever the cookies say', async () => {
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
=======
it('[D-M05] who was logged out is not asked whether to stay, though her cookie is still there, nor kept by a question', async () => {
  const router = await halfWritten();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/login', { state: { isRedirect: true }, replace: true }));
  expect(router.state.location.pathname).toBe('/login');
>>>>>>> h-messages
});
