import { notifications } from '@mantine/notifications';
import type { Role } from '@mukae/contract/domain/account/role';
import { act, cleanup } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, parsePath } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { chooseCompany } from '@/features/companies/companyScope';
import { routes } from '@/pages/routes';
import { noteAsked, settled } from './settled';
import { shown } from './shown';

interface OpenPage {
  /** Where the person is now, with the query. */
  place: () => string;
  /** What the navigation carried there. */
  state: () => unknown;
  /** As if a link of the frame was followed. */
  go: (path: string) => Promise<void>;
  /** As if the browser's own button was pressed. */
  back: () => Promise<void>;
}

export interface Pages {
  /** What stands in for the server, anew for each test. */
  wire: () => Wire;
  /** Opens a page as somebody of that role sees it, without the frame around it; `state`: what the page before told it. */
  open: (path: string, as?: Role, state?: unknown) => Promise<OpenPage>;
}

const pages = routes.filter((entry) => entry.kind === 'page').map((page) => ({ path: page.layout + page.path, page }));

/** Pages of the product without a browser: what they show and send. Whatever they ask has to be answered by the test. */
export function pagesForFile(): Pages {
  let wire = new Wire();

  beforeEach(() => {
    // Files share their window: what another one has left there is not what this person has chosen.
    localStorage.clear();
    sessionStorage.clear();
    wire = new Wire();
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => {
      noteAsked();
      return wire.fetch(path, init);
    });
  });
  afterEach(() => {
    cleanup();
    notifications.clean();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    chooseCompany(null);
    expect(wire.unanswered).toEqual([]);
  });

  async function open(address: string, as?: Role, state?: unknown): Promise<OpenPage> {
    if (as) vi.spyOn(document, 'cookie', 'get').mockReturnValue(`user_role=${as}; user_id=1`);
    const [opened] = matchRoutes(pages, address) ?? [];
    if (!opened) throw new Error(`there is no page ${address}`);
    const { path, page } = opened.route;
    const router = createMemoryRouter(
      [
        { path, Component: await page.screen() },
        { path: '*', element: null },
      ],
      { initialEntries: [{ ...parsePath(address), state }] },
    );
    await shown(router);
    return {
      place: () => router.state.location.pathname + router.state.location.search,
      state: () => router.state.location.state,
      async go(path) {
        await act(() => router.navigate(path));
        await settled();
      },
      async back() {
        await act(() => router.navigate(-1));
        await settled();
      },
    };
  }

  return { wire: () => wire, open };
}
