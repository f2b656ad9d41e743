import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { SignageActions } from './list/SignageActions';
import { signageListTexts } from './list/signageList.texts';
import { SignageMenu } from './operators/SignageMenu';
import { signagesTexts } from './signages.texts';
import { someSignage } from './testing/someSignage';

const show = (children: ReactNode) =>
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { enabled: false } } })}>
      <MantineProvider env="test">
        <MemoryRouter>{children}</MemoryRouter>
      </MantineProvider>
    </QueryClientProvider>,
  );

afterEach(cleanup);

describe('the way to the display settings', () => {
  const address = '/app/signage/template?id=7';

  it('[O-G20] stands in the list for whoever manages the signage, not for its operators', async () => {
    const more = { name: signageListTexts.ja.more(someSignage.name) };
    show(<SignageActions signage={someSignage} manages />);
    fireEvent.click(screen.getByRole('button', more));
    const way = await screen.findByRole('menuitem', { name: signagesTexts.ja.display });
    expect(way.getAttribute('href')).toBe(address);
    cleanup();
    show(<SignageActions signage={someSignage} manages={false} />);
    expect(screen.queryByRole('button', more)).toBeNull();
  });

  it('[O-G20] stands in the menu of the signage for whoever manages it, not for its operators', () => {
    const name = signagesTexts.ja.display;
    show(<SignageMenu signage={someSignage} manages />);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(address);
    cleanup();
    show(<SignageMenu signage={someSignage} manages={false} />);
    expect(screen.queryByRole('link', { name })).toBeNull();
  });
});
