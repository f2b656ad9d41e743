import { configure } from '@testing-library/react';

/** As in vitest.config.ts: what is waited for may take as long as a shared machine stands still. */
configure({ asyncUtilTimeout: 10_000 });
