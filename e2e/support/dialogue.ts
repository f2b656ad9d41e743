import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

const button = (signage: Page, { ja }: { ja: string }) => signage.getByRole('button', { name: new RegExp(`^${ja}`) });

/** What the machine says, in the bubble above it. */
export const saidBy = (signage: Page, words: string) => signage.getByRole('status').getByText(words).first();

/** A visitor touches the plate, and is greeted. */
export async function askTheMachine(signage: Page, greeting: string): Promise<void> {
  await touch(button(signage, sceneWords.ask), saidBy(signage, greeting));
}

/** Where something stands, whatever the scene drifts so that nothing burns in. */
export async function placeOf(thing: Locator): Promise<number[]> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  return [x, y, width, height].map((length) => Math.round(length / 8));
}

const touchedAt = new WeakMap<Page, number>();

/** A touch within a second of another is the same one to the screen: a person who means another one takes longer. */
export async function touch(touched: Locator, shown: Locator): Promise<void> {
  const screen = touched.page();
  const sinceLast = () => Date.now() - (touchedAt.get(screen) ?? 0);
  await expect.poll(sinceLast, { intervals: [100] }).toBeGreaterThan(sceneMotion.debounceMs);
  await touched.click();
  touchedAt.set(screen, Date.now());
  await expect(shown).toBeVisible();
}

export async function typeQuestion(signage: Page, question: string): Promise<void> {
  const field = signage.getByRole('textbox', { name: dialogueWords.question.ja, exact: true });
  await touch(button(signage, dialogueWords.type), field);
  await field.fill(question);
  await field.press('Enter');
  await expect(field).toBeHidden();
}
