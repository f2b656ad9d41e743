import { MantineProvider } from '@mantine/core';
import { ok } from '@mukae/contract/calls/answers';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseCompany } from '../companies/companyScope';
import { companyPickerTexts } from '../companies/picker/companyPicker.texts';
import { MediaScreen } from './MediaScreen';
import { mediaTexts } from './media.texts';

const t = mediaTexts.ja;
const inPart = { exact: false };

beforeEach(() => {
  vi.spyOn(document, 'cookie', 'get').mockReturnValue('user_role=systemAdmin');
  vi.stubGlobal('fetch', async () => Response.json({ ...ok, rows: [], total: 0 }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function show() {
  const router = createMemoryRouter([{ path: '/', Component: MediaScreen }]);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

it('[O-M09] lets files go on while no company is chosen any more, and takes no new ones', async () => {
  const send = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort');
  chooseCompany(1);
  show();
  const files = [new File(['x'], 'poster.png', { type: 'image/png' })];
  await act(async () => void fireEvent.change(screen.getByLabelText(t.upload.title, inPart), { target: { files } }));
  expect(send).toHaveBeenCalledOnce();
  act(() => chooseCompany(null));
  expect(abort).not.toHaveBeenCalled();
  expect(screen.getByText('poster.png')).toBeTruthy();
  expect(screen.getByText(companyPickerTexts.ja.needed)).toBeTruthy();
  expect(screen.queryByLabelText(t.upload.title, inPart)).toBeNull();
});
