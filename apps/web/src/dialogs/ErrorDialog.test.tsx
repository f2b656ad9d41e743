import { MantineProvider } from '@mantine/core';
import { servingName } from '@mukae/contract/calls/health';
import { errors } from '@mukae/contract/errors/errors';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { serviceTexts } from '@/serving/service.texts';
import { ErrorDialog } from './ErrorDialog';

const t = serviceTexts.ja;
const { code, text } = errors.unavailable;
const fetched = vi.fn<() => Promise<Response>>();
const onServing = vi.fn();
const onCancel = vi.fn();
const onAccept = vi.fn();

const dialog = (opened: boolean) => (
  <MantineProvider env="test">
    <ErrorDialog
      error={opened ? { result: 'Error', code, msg: text.ja } : null}
      onCancel={onCancel}
      onAccept={onAccept}
      onServing={onServing}
    />
  </MantineProvider>
);
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('ErrorDialog', () => {
  it('[D-C08] is headed by a question, and says the message, the type and in small print the code', () => {
    render(dialog(true));
    expect(screen.getByRole('dialog', { name: t.question }).textContent).toContain(text.ja);
    expect(screen.getByText(code)).toBeTruthy();
    expect(screen.getByRole('dialog').textContent).toContain(`${t.type}: ${t.types.server}`);
  });

  it('watches for the server from one second after it opened', async () => {
    render(dialog(true));
    await pass(1000);
    expect(fetched).toHaveBeenCalledOnce();
    fetched.mockImplementation(async () => Response.json({ ServerName: servingName }));
    await pass(10_000);
    expect(onServing).toHaveBeenCalledOnce();
  });

  it('does not watch before it opens or after it was closed', async () => {
    const { rerender } = render(dialog(false));
    await pass(30_000);
    expect(fetched).not.toHaveBeenCalled();
    rerender(dialog(true));
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: t.cancel }));
    expect(onCancel).toHaveBeenCalledOnce();
    rerender(dialog(false));
    await pass(30_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('takes a yes', () => {
    render(dialog(true));
    fireEvent.click(screen.getByRole('button', { name: t.accept }));
    expect(onAccept).toHaveBeenCalledOnce();
  });
});
