import type { Locator } from '@playwright/test';
import { publishTemplates } from '../support/templates';
import { expect, test } from '../support/test';

/** The lines of a text as they stand on the screen. */
const linesOf = (text: Locator): Promise<string[]> =>
  text.evaluate((element) => {
    const letters = element.firstChild;
    const lines: { top: number; text: string }[] = [];
    for (const [at, letter] of [...(letters?.textContent ?? '')].entries()) {
      const range = document.createRange();
      if (letters) range.setStart(letters, at);
      if (letters) range.setEnd(letters, at + 1);
      const { top } = range.getBoundingClientRect();
      const last = lines.at(-1);
      if (last && Math.abs(last.top - top) < 1) last.text += letter;
      else lines.push({ top, text: letter });
    }
    return lines.map((line) => line.text.trim()).filter((line) => line !== '');
  });

test('[D-T117] a telop that is wrapped is broken between phrases: its letters become smaller before one is broken in two', async ({
  loggedIn,
}) => {
  const page = await loggedIn('admin@demo.example');
  const phrases = ['いらっしゃいませ。', 'ご用件を', 'お選びください。'];
  await publishTemplates(page, 1, (template) => ({
    ...template,
    layout: 'onlyAvatar',
    telop: phrases.join(''),
    boxes: { telop: { x: 0.1, y: 0.15, width: 0.4, height: 0.2 } },
  }));
  await page.goto('/app/signage/preview?id=1');
  const telop = page.locator('[data-telop] p');
  await expect(telop).toHaveText(phrases.join(''));
  await expect.poll(() => linesOf(telop)).toEqual(phrases);
});
