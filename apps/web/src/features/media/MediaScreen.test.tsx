import { MantineProvider } from '@mantine/core';
import { ok } from '@mukae/contract/calls/answers';
import { mediaCalls } from '@mukae/contract/calls/media';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { chooseCompany } from '@/features/companies/companyScope';
import { companyPickerTexts } from '@/features/companies/picker/companyPicker.texts';
import { patiently } from '@/testing/patiently';
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

it('[O-M04] reads the list anew when a file was called off: it may have been added all the same', async () => {
  const fetched = vi.fn(async (_path: string) => Response.json({ ...ok, rows: [], total: 0 }));
  const lists = () => fetched.mock.calls.filter(([path]) => path === mediaCalls.getMedia.path).length;
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
  vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  chooseCompany(1);
  show();
  const files = [new File(['x'], 'poster.png', { type: 'image/png' })];
  await act(async () => void fireEvent.change(screen.getByLabelText(t.upload.title, inPart), { target: { files } }));
  const before = lists();
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: t.upload.cancel('poster.png') })));
  expect(screen.getByText(t.upload.cancelled)).toBeTruthy();
  await patiently(() => expect(lists()).toBe(before + 1));
});
