import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type APIRequestContext, type BrowserContext, request } from '@playwright/test';
import { drawnPicture } from './drawnPicture';

/** What visitors see while nobody is called, by address. */
export interface ScenePictures {
  logo: string;
  medium: string;
  character: string;
}

type Fields = Record<string, string | { name: string; mimeType: string; buffer: Buffer }>;

const telop = 'いらっしゃいませ。ご用の方は画面にふれてください。';
const sizes = { logo: { width: 480, height: 160 }, media: { width: 1600, height: 900 } } as const;

async function logIn(asks: APIRequestContext, loginId: string): Promise<void> {
  const answer = await asks.post('/login', { data: { username: loginId, password: demoPassword, isRemember: true } });
  if (!answer.ok()) throw new Error(`${loginId} was not let in`);
}

async function ownSignage(asks: APIRequestContext): Promise<WholeSignageAnswer> {
  const answer = await asks.post('/api/getSignage', { data: { targetId: 'SELF' } });
  return signageCalls.getSignage.output.parse(await answer.json());
}

const standbyOf = ({ templates }: WholeSignageAnswer) => {
  const found = templates.find(({ scene }) => scene === 'Standby');
  if (!found) throw new Error('the signage has no Standby');
  return found;
};

/** Logs the device in as the first signage of the demo, whose Standby has been given a logo, a picture and a telop. */
export async function dressSignage(device: BrowserContext, url: string): Promise<ScenePictures> {
  const desk = await request.newContext({ baseURL: url });
  await logIn(device.request, demoAccounts.signage1.loginId);
  await logIn(desk, demoAccounts.admin.loginId);
  const before = await ownSignage(device.request);
  const change = async (fields: Fields) => {
    const which = { isUpdateTemplate: '1', signageId: String(before.id), templateId: String(standbyOf(before).id) };
    const answer = await desk.post('/api/updateSignage', { multipart: { ...which, ...fields } });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  const page = await device.newPage();
  for (const target of ['logo', 'media'] as const) {
    const buffer = await drawnPicture(page, sizes[target]);
    await change({ templateTarget: target, image: { name: `${target}.jpg`, mimeType: 'image/jpeg', buffer } });
  }
  const shows = { is_view_telop: '1', is_view_logo: '1', is_view_media: '1' };
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', telop, ...shows });
  await page.close();
  await desk.dispose();
  const { logo, contents } = standbyOf(await ownSignage(device.request));
  if (!logo || !contents) throw new Error('the signage was not dressed');
  return { logo: logo.image_url, medium: contents.image_url, character: characterPictures('kei').pose('fold') };
}
