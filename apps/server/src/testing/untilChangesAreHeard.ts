import { expect } from 'vitest';
import type { TestService } from './testService';

const unheard = /^mukae_changes_heard\{.*\} 0$/m;

/** While they are not, whoever decides something is looked up first. */
export const untilChangesAreHeard = ({ url }: TestService): Promise<void> =>
  expect.poll(async () => (await fetch(`${url}/metrics`)).text(), { timeout: 10_000 }).not.toMatch(unheard);
