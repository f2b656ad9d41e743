import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCalledCharacter } from './useCalledCharacter';

const named = (id: number) => ({ id, name: '', image_url: '', standby_image_url: '', model_url: '' });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json([1, 2, 3].map(named)));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it.each([
  { brought: 3, own: 2, shown: 3 },
  { brought: null, own: 2, shown: 2 },
  { brought: null, own: null, shown: 1 },
])('[O-V16] the operator sees who stands on the signage: $brought, else $own', async ({ brought, own, shown }) => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const call = { characterId: brought };
  const { result } = renderHook(() => useCalledCharacter(call, { characterId: own }), { wrapper });
  await waitFor(() => expect(result.current?.id).toBe(shown));
});
