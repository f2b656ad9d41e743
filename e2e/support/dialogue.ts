import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import type { Locator } from '@playwright/test';
import { expect, type Page } from './test';

const button = (signage: Page, { ja }: { ja: string }) => signage.getByRole('button', { name: new RegExp(`^${ja}`) });

/** What the machine says, in the bubble above it. */
export const saidBy = (signage: Page, words: string) => signage.getByRole('status').getByText(words).first();

/** A visitor touches the plate, and is greeted. */
export async function askTheMachine(signage: Page, greeting: string): Promise<void> {
  await button(signage, sceneWords.ask).click();
  await expect(saidBy(signage, greeting)).toBeVisible();
}

/** Where something stands, whatever the scene drifts so that nothing burns in. */
export async function placeOf(thing: Locator): Promise<number[]> {
  const { x, y, width, height } = (await thing.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 };
  return [x, y, width, height].map((length) => Math.round(length / 8));
}

/** A touch within a second of another is the same one: then she touches again. */
export async function touchUntil(touched: Locator, shown: Locator): Promise<void> {
  await expect(async () => {
    if (await shown.isVisible()) return;
    await touched.click({ timeout: 1000 });
    await expect(shown).toBeVisible({ timeout: 1000 });
  }).toPass();
}

export async function typeQuestion(signage: Page, question: string): Promise<void> {
  const field = signage.getByRole('textbox', { name: dialogueWords.question.ja, exact: true });
  await touchUntil(button(signage, dialogueWords.type), field);
  await field.fill(question);
  await expect(async () => {
    await field.press('Enter', { timeout: 1000 });
    await expect(field).toBeHidden({ timeout: 1000 });
  }).toPass();
}

/** Counts from now on what is heard from the page: how loud it is, as often as a picture is drawn. */
export const listenToPage = (page: Page) =>
  page.addInitScript(() => {
    window.loudness = [];
    const connect = AudioNode.prototype.connect;
    const meters = new WeakMap<BaseAudioContext, AnalyserNode>();
    const meterOf = (context: BaseAudioContext): AnalyserNode => {
      const known = meters.get(context);
      if (known) return known;
      const meter = new AnalyserNode(context, { fftSize: 512 });
      meters.set(context, meter);
      const samples = new Float32Array(512);
      setInterval(() => {
        meter.getFloatTimeDomainData(samples);
        const level = Math.max(...samples.map(Math.abs));
        window.loudness.push({ at: performance.now(), level });
      }, 20);
      return meter;
    };
    AudioNode.prototype.connect = function (this: AudioNode, ...to: never[]) {
      if (Object.is(to[0], this.context.destination)) Reflect.apply(connect, this, [meterOf(this.context)]);
      return Reflect.apply(connect, this, to);
    };
  });

declare global {
  interface Window {
    loudness: { at: number; level: number }[];
  }
}

/** Whether something is heard from the page right now. */
export const isHeard = (page: Page): Promise<boolean> =>
  page.evaluate(() => window.loudness.slice(-10).some(({ level }) => level > 0.01));
