import { chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser';
import { writeFile } from 'node:fs/promises';
const base = 'http://127.0.0.1:3112';
const [,, vw='1080', vh='1920', who='signage1', id='1'] = process.argv;
const browser = await chromium.launch({ executablePath: browserPath() ?? '', args: ['--no-sandbox'] });
const login = async (name: string, viewport: any) => {
  const ctx = await browser.newContext({ baseURL: base, viewport, locale: 'ja-JP' });
  const page = await ctx.newPage();
  await page.request.post('/login', { data: { username: `${name}@demo.example`, password: 'Demo2026!', isRemember: false } });
  return page;
};
const admin = await login('admin', { width: 1440, height: 900 });
const signage = await login(who, { width: +vw, height: +vh });
signage.on('console', m => console.log('S:', m.text()));
signage.on('pageerror', e => console.log('E:', String(e)));
await signage.goto('/app/signage/view');
await signage.waitForTimeout(9000);
console.log(JSON.stringify((await (await admin.request.post('/api/getScreenHealth', { data: { targetId: +id } })).json()), null, 1));
const t0 = Date.now();
const { pictureId } = await (await admin.request.post('/api/askScreenPicture', { data: { targetId: +id } })).json();
for (;;) {
  const h = await (await admin.request.post('/api/getScreenHealth', { data: { targetId: +id } })).json();
  if (h.picture?.pictureId === pictureId) break;
  if (h.failedPicture === pictureId) { console.log('FAILED'); break; }
  if (Date.now() - t0 > 20000) { console.log('timeout'); break; }
  await new Promise(r => setTimeout(r, 200));
}
console.log('ms', Date.now() - t0);
const pic = await admin.request.get(`/api/screenPicture?targetId=${id}&pictureId=${pictureId}`);
await writeFile(`/tmp/pic-${who}.webp`, await pic.body());
await signage.screenshot({ path: `/tmp/shot-${who}.png` });
await browser.close();
