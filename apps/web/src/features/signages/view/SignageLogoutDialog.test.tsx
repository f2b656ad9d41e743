import { sessionCalls } from '@mukae/contract/calls/sessions';
import { createMemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { press, told } from '@/testing/hands';
import { pagesForFile } from '@/testing/page';
import { shown } from '@/testing/shown';
import { SignageLogoutDialog } from './SignageLogoutDialog';

const { wire } = pagesForFile();

it('[D-L05] a screen whose logout fails says why, and stays', async () => {
  wire().fails(sessionCalls.logout);
  const deeds = { onClose: vi.fn(), onLeave: vi.fn(), onStay: vi.fn() };
  const router = createMemoryRouter([{ path: '*', element: <SignageLogoutDialog opened {...deeds} /> }]);
  await shown(router);
  await press('はい');
  expect(told('alert')).toContain('SVER-Unexpected');
  expect(deeds.onLeave).toHaveBeenCalledBefore(deeds.onStay);
  expect(deeds.onStay).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/');
});
