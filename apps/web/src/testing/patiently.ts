import { vi } from 'vitest';

/** Until the look finds what it expects, for as long as a shared machine may stand still. */
export const patiently = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000 });
