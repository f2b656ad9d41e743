import { cleanup } from '@testing-library/react';
import { createMemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { shown } from '@/testing/shown';
import { eitherFrame } from './eitherFrame';

afterEach(cleanup);

it('[O-RC01] [O-RC02] whose page it is, is asked when she comes to it, and not at each step on it', async () => {
  let checks = 0;
  const beSure = async () => {
    checks += 1;
    if (checks > 1) await new Promise<never>(() => undefined);
  };
  const children = [{ path: '/calendar', element: null }];
  const router = createMemoryRouter([{ ...eitherFrame(() => false, beSure), children }], {
    initialEntries: ['/calendar'],
  });
  await shown(router);
  await router.navigate('/calendar?day=2026-11-25');
  expect(router.state.location.search).toBe('?day=2026-11-25');
});
