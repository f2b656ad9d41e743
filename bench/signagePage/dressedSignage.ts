import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { characterPictures } from '@mukae/contract/domain/character/builtIn';
import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import type { BrowserContext } from '@playwright/test';
import { drawnPicture } from './drawnPicture';

/** What visitors see while nobody is called, by address. */
export interface ScenePictures {
  logo: string;
  medium: string;
  character: string;
}

const telop = 'いらっしゃいませ。ご用の方は画面にふれてください。';
const sizes = { logo: { width: 480, height: 160 }, media: { width: 1600, height: 900 } } as const;

async function logIn({ request }: BrowserContext, loginId: string): Promise<void> {
  const answer = await request.post('/login', {
    data: { username: loginId, password: demoPassword, isRemember: true },
  });
  if (!answer.ok()) throw new Error(`${loginId} was not let in`);
}

async function ownSignage({ request }: BrowserContext): Promise<WholeSignageAnswer> {
  const answer = await request.post('/api/getSignage', { data: { targetId: 'SELF' } });
  return signageCalls.getSignage.output.parse(await answer.json());
}

const standbyOf = ({ templates }: WholeSignageAnswer) => {
  const found = templates.find(({ scene }) => scene === 'Standby');
  if (!found) throw new Error('the signage has no Standby');
  return found;
};

/** Logs the device in as the first signage of the demo, whose Standby has been given a logo, a picture and a telop. */
export async function dressSignage(device: BrowserContext, desk: BrowserContext): Promise<ScenePictures> {
  await logIn(device, demoAccounts.signage1.loginId);
  await logIn(desk, demoAccounts.admin.loginId);
  const before = await ownSignage(device);
  const page = await desk.newPage();
  const change = async (fields: Record<string, string | { name: string; mimeType: string; buffer: Buffer }>) => {
    const which = { isUpdateTemplate: '1', signageId: String(before.id), templateId: String(standbyOf(before).id) };
    const answer = await desk.request.post('/api/updateSignage', { multipart: { ...which, ...fields } });
    if (!answer.ok()) throw new Error(await answer.text());
  };
  for (const target of ['logo', 'media'] as const) {
    const buffer = await drawnPicture(page, sizes[target]);
    await change({ templateTarget: target, image: { name: `${target}.jpg`, mimeType: 'image/jpeg', buffer } });
  }
  const shows = { is_view_telop: '1', is_view_logo: '1', is_view_media: '1' };
  await change({ templateTarget: 'template', layout: 'mediaAndAvatar', telop, ...shows });
  const { logo, contents } = standbyOf(await ownSignage(device));
  if (!logo || !contents) throw new Error('the signage was not dressed');
  return { logo: logo.image_url, medium: contents.image_url, character: characterPictures('kei').pose('fold') };
}
