import { mediaCalls } from '@mukae/contract/calls/media';
import { signageCalls } from '@mukae/contract/calls/signages';
import { emptyDraft } from '@mukae/contract/domain/template/draft';
import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';
import { liveOf } from '../../apps/web/src/features/signages/templates/editing/liveOf';
import { watchEditor } from './watchEditor';

/** A photograph of the size that phones take, as far as drawing it costs. */
async function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 40 } as const;
  const grain = sharp({ create: { width: 480, height: 270, channels: 3, background: '#3b8f7a', noise } });
  return sharp(await grain.png().toBuffer())
    .resize(1920, 1080)
    .jpeg()
    .toBuffer();
}

async function parsed<Answer>(
  page: Page,
  { path, output }: { path: string; output: { parse: (answer: unknown) => Answer } },
  asked: Parameters<Page['request']['post']>[1],
): Promise<Answer> {
  const answer = await page.request.post(path, asked);
  return output.parse(await answer.json());
}

/** The editor of an administrator on a screen that shows a photograph, a telop, the avatar and touch buttons. */
export async function editedScreen(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: url,
    locale: 'ja-JP',
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const page = await context.newPage();
  await watchEditor(page);
  await page.request.post('/login', {
    data: { username: 'admin@demo.example', password: demoPassword, isRemember: false },
  });
  const { id: mediaId } = await parsed(page, mediaCalls.addMedia, {
    multipart: { image: { name: 'photograph.jpg', mimeType: 'image/jpeg', buffer: await photograph() } },
  });
  const [first] = await parsed(page, signageCalls.listSignages, { data: {} });
  const targetId = first?.id ?? 0;
  const signage = await parsed(page, signageCalls.getSignage, { data: { targetId } });
  const changed = liveOf(signage).templates.map((template) => ({
    ...template,
    layout: 'mediaAndAvatar' as const,
    showsMedia: true,
    playlist: [{ mediaId, seconds: 10 }],
  }));
  await page.request.post('/api/saveTemplateDraft', {
    data: { signageId: targetId, draft: { ...emptyDraft, changed }, revision: 0 },
  });
  await page.goto(`/app/signage/template?id=${targetId}`);
  await page.locator('[data-block="media"]').waitFor();
  await page.waitForTimeout(2000);
  return page;
}
