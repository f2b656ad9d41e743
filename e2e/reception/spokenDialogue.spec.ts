import { isFliteMissing } from '@mukae/server/testing/spoken';
import { hearingModel, isHearingModelMissing } from '../../scripts/hearing';
import { faceOn, isOpen, quietDesk, smallSignage } from '../support/avatar';
import { arrivedAt, watchConnections } from '../support/calls';
import { saidBy } from '../support/dialogue';
import { openSignage, ribbonOf } from '../support/signagePage';
import { goOnStandby, ringOn } from '../support/standby';
import { expect, type Page, test } from '../support/test';
import { heardAt, sayTo, silentMs, standBefore } from '../support/visitorVoice';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  viewport: smallSignage,
  env: { HEARING_MODEL: hearingModel },
});
test.skip(isFliteMissing(), 'needs flite');
test.skip(isHearingModelMissing(), `needs ${hearingModel}`);

const soon = { timeout: 60_000, intervals: [100] };
/** Between two sentences she is silent for less. */
const pauseMs = 1000;
const looks = 5;
/** The energy of less than a second of speech; of silence there are billionths. */
const aFewWords = 0.1;

/** Longer than anybody listens. */
const building = {
  question: 'この建物について教えてください',
  answer: 'ゆっくりお過ごしください。',
  question_en: 'Tell me about this building',
  answer_en: Array(9).fill('This house was built for people who like to take their time.').join(' '),
  phrasings: [],
  category: '',
  gesture: 'plain',
  is_suggested: false,
};

const mouthIsOpen = async (signage: Page) => isOpen(await faceOn(signage, 'canvas'));
const isHeard = async (signage: Page) => (await silentMs(signage)) < pauseMs;

/** Her mouth opens, shuts and opens again while she is heard. */
async function expectSpeaking(signage: Page): Promise<void> {
  for (const opens of [true, false, true])
    await expect.poll(async () => (await isHeard(signage)) && (await mouthIsOpen(signage)) === opens, soon).toBe(true);
}

async function expectSilent(signage: Page): Promise<void> {
  await expect.poll(() => isHeard(signage), soon).toBe(false);
  for (let look = 0; look < looks; look += 1) expect(await mouthIsOpen(signage)).toBe(false);
  expect(await isHeard(signage)).toBe(false);
}

test('[O-AI01] [O-AI07] [D-AH04] [D-AH05] [D-AS01] [D-AS02] [D-AS06] [D-AT05] [D-AT08] [D-AV03] [D-AO01] [D-AO03] a visitor speaks, is answered by a voice and a mouth that go together, interrupts, asks for a person, who reads it all, and lets the avatar answer in the call', async ({
  loggedIn,
}) => {
  const person = quietDesk(loggedIn);
  const [admin, signage, operator] = [
    await person('admin@demo.example'),
    await person('signage1@demo.example'),
    await person('operator1@demo.example'),
  ];
  const kept = await admin.request.post('/api/addAnswer', { data: building });
  expect(await kept.json()).toMatchObject({ result: 'OK' });
  await Promise.all([watchConnections(signage), standBefore(signage)]);
  await goOnStandby(operator);
  const understands = async () => (await signage.request.post('/api/getHearing', { data: {} })).json();
  await expect.poll(understands, soon).toMatchObject({ engine: 'server' });
  await openSignage(signage);
  await expect(signage.locator('canvas[data-drawn]')).toBeVisible(soon);

  await test.step('a voice wakes her, and is answered aloud in its own language', async () => {
    await expectSilent(signage);
    await sayTo(signage, 'Tell me about this building.');
    await expect(signage.getByText(/tell me about this building/i).first()).toBeVisible();
    await expect(saidBy(signage, 'This house was built')).toBeVisible();
    await expectSpeaking(signage);
  });

  await test.step('whoever speaks while she does silences her, and is answered', async () => {
    const endedAt = await sayTo(signage, 'Excuse me, I am looking for something else. Where are the restrooms?');
    expect(await heardAt(signage)).toBeLessThan(endedAt);
    await expect(saidBy(signage, 'The restrooms are')).toBeVisible();
    await expect.poll(() => heardAt(signage), soon).toBeGreaterThan(endedAt);
    await expectSilent(signage);
  });

  await test.step('a person who is asked for finds what was said, before the call and in it', async () => {
    await sayTo(signage, 'I would like to talk to a person.');
    const questions = [/tell me about this building/i, /where are the restrooms/i];
    for (const question of questions) await expect(ringOn(operator).getByText(question)).toBeVisible();
    await ringOn(operator).getByRole('button', { name: '応答する' }).click();
    await expect(operator).toHaveURL('/app/service/operation');
    await expect(ribbonOf(signage, 'お話し中')).toBeVisible();
    const handedOver = operator.getByRole('region', { name: 'AI受付からの引き継ぎ' });
    for (const question of questions) await expect(handedOver.getByText(question)).toBeVisible();
  });

  await test.step('what is proposed for her next question is heard from the avatar, also from an operator who is mute', async () => {
    await operator.getByRole('button', { name: 'ミュートする' }).click();
    await sayTo(signage, 'Where is the elevator?');
    const talk = operator.getByRole('log');
    await expect(talk.getByText(/where is the elevator/i)).toBeVisible();
    await expect(operator.getByRole('region', { name: '返答の候補' })).toContainText('The elevators are down the hall');
    const { energy } = await arrivedAt(signage);
    await operator.keyboard.press('Alt+1');
    await expect(talk.getByText('The elevators are down the hall')).toBeVisible();
    await expect.poll(async () => (await arrivedAt(signage)).energy, soon).toBeGreaterThan(energy + aFewWords);
  });
});
