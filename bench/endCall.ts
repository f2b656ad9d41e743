import type { Page } from '@playwright/test';

/** Ends the conversation, and says so when asked. */
export async function endCall(operator: Page): Promise<void> {
  await operator.getByRole('button', { name: '応対を終える' }).click();
  await operator.getByRole('button', { name: '終える', exact: true }).click();
}
