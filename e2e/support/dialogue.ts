import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { expect, type Page } from './test';

const button = (signage: Page, { ja }: { ja: string }) => signage.getByRole('button', { name: new RegExp(`^${ja}`) });

/** What the machine says, in the bubble above it. */
export const saidBy = (signage: Page, words: string) => signage.getByRole('status').getByText(words).first();

/** A visitor touches the plate, and is greeted. */
export async function askTheMachine(signage: Page, greeting: string): Promise<void> {
  await button(signage, sceneWords.ask).click();
  await expect(saidBy(signage, greeting)).toBeVisible();
}

/** A touch within a second of another is the same one: then she touches again. */
async function untilThere(signage: Page, words: { ja: string }, there: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await button(signage, words).click({ timeout: 1000 });
    await there();
  }).toPass();
}

export async function typeQuestion(signage: Page, question: string): Promise<void> {
  const field = signage.getByLabel(dialogueWords.question.ja);
  await untilThere(signage, dialogueWords.type, () => expect(field).toBeVisible({ timeout: 1000 }));
  await field.fill(question);
  await field.press('Enter');
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
