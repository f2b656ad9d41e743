import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { LeaveQuestion } from './LeaveQuestion';

pagesForFile();

const words = { title: '離れますか', text: '失われます', cancel: 'とどまる', confirm: '離れる' };

async function halfWritten() {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=operator; user_id=1');
  const router = createMemoryRouter([
    { path: '/', element: <LeaveQuestion isNeeded words={words} /> },
    { path: '*', element: null },
  ]);
  await shown(router);
  return router;
}

it('[D-M05] who leaves what is half written is asked', async () => {
  const router = await halfWritten();
  await act(() => router.navigate('/elsewhere'));
  expect(told('dialog')).toContain('離れますか');
  expect(router.state.location.pathname).toBe('/');
});

it('[D-M05] who was logged out is not asked whether to stay, though her cookie is still there, nor kept by a question', async () => {
  const router = await halfWritten();
  await act(() => router.navigate('/elsewhere'));
  await act(() => router.navigate('/login', { state: { isRedirect: true }, replace: true }));
  expect(router.state.location.pathname).toBe('/login');
});
