import { afterAll, vi } from 'vitest';

/** Modules are shared between files: one that is still being fetched when its file ends would be broken for the next. */
afterAll(() => vi.dynamicImportSettled());
