import type { Page } from '@playwright/test';
import { patient } from './loggedIn';

/** In a conversation: the camera moves the avatar, and nothing else does. */
export async function showFace(operator: Page): Promise<void> {
  await operator.getByRole('button', { name: 'ミュートする' }).click();
  await operator.getByRole('button', { name: '設定', exact: true }).click();
  await operator.getByRole('tab', { name: '顔の動き' }).click();
  const turnOn = operator.getByRole('button', { name: 'カメラをオンにする' });
  const isReading = operator.getByText('顔を読み取っています');
  await patient(turnOn.or(isReading)).toBeVisible();
  if (await turnOn.isVisible()) await turnOn.click();
  await patient(isReading).toBeVisible();
}
