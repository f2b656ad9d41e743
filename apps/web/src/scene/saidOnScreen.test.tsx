import { sceneLooks } from '@mukae/contract/domain/scene/sceneLook';
import { sceneWords, soonWords, waitWords } from '@mukae/contract/domain/scene/sceneWords';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DrawnScene, type SceneProps } from './DrawnScene';
import { inDialogue, sampleDialogues } from './sampleDialogues';
import { sampleState } from './sampleState';
import { quietStandby } from './sceneState';
import { actions, named, props, show, talking, template } from './testing/sceneShown';

/** What is read: the innermost elements with words. */
const leavesOf = (container: Element) =>
  [...container.querySelectorAll('p, span')].filter(
    ({ childElementCount, textContent }) => childElementCount === 0 && textContent,
  );
const isJapanese = ({ textContent }: Element) =>
  /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(textContent ?? '');
/** The English stands behind the Japanese, or in it: of a figure only its name is said twice. */
function hasEnglish(element: Element): boolean {
  const said = element.closest('[lang="ja"]');
  let next = said?.nextElementSibling;
  while (next?.textContent === '') next = next.nextElementSibling;
  const english = said?.querySelector('[lang="en"]') ?? next;
  return english?.getAttribute('lang') === 'en' && english.textContent !== '';
}

beforeEach(() => vi.clearAllMocks());
afterEach(cleanup);

it('[D-A28] who waits while all are busy reads how long that may take, or soon while nobody can tell', () => {
  const busy = { scene: 'Crowded', place: 3, absence: null, canAsk: false, leading: 'ja' } as const;
  const { rerender } = show({ state: { ...busy, minutes: null } });
  for (const words of [soonWords.label, soonWords.value])
    for (const said of [words.ja, words.en]) expect(screen.getByText(said)).toBeTruthy();
  rerender(<DrawnScene {...props} state={{ ...busy, minutes: 4 }} />);
  expect(screen.getByText(waitWords.label.ja).closest('p')?.textContent).toContain('約4分');
  expect(screen.queryByText(soonWords.value.ja)).toBeNull();
});

it('[D-A25] where nobody is at work it says so and not that it is crowded: when somebody will be there, and what to do instead', () => {
  const crowded = { ...template, telop: 'ただいま混み合っています' };
  const back = { ja: 'あす 9:00 から受付いたします', en: 'We are back tomorrow at 9:00.' };
  const words = { ja: '外出しています', en: 'We are out.' };
  const absent = {
    scene: 'Crowded',
    place: 1,
    minutes: null,
    absence: { back, opens: null, hours: null, words },
    canAsk: false,
    leading: 'ja',
  } as const;
  show({ template: crowded, state: absent });
  for (const said of [sceneWords.absent.ja, sceneWords.absent.en, back.ja, back.en, '不在', 'Away'])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.getByText(/外出しています\s+We are out\./)).toBeTruthy();
  for (const untrue of [/混み合って/, '混雑中', 'Busy', '1']) expect(screen.queryByText(untrue)).toBeNull();
  fireEvent.click(screen.getByRole('button', named(sceneWords.leaveMessage)));
  expect(actions.leaveMessage).toHaveBeenCalledOnce();
  cleanup();
  show({ template: crowded, state: absent });
  fireEvent.click(screen.getByRole('button', named(sceneWords.later)));
  expect(actions.cancel).toHaveBeenCalledOnce();
  cleanup();
  show({ template: crowded, state: { ...absent, absence: { back, opens: null, hours: null, words: null } } });
  expect(screen.queryByText(/混み合って|外出/)).toBeNull();
});

describe.each<[string, Partial<SceneProps>, string]>([
  ['that waits', { state: quietStandby }, 'いらっしゃいませ'],
  ['that calls', { state: sampleState('Calling') }, 'お呼び出ししています\n少々お待ちください'],
  [
    'that is busy',
    { state: { scene: 'Crowded', place: 2, minutes: 4, absence: null, canAsk: false, leading: 'ja' } },
    'ただいま混み合っています\n順番にご案内いたします',
  ],
  [
    'that is busy for nobody knows how long',
    { state: { scene: 'Crowded', place: 2, minutes: null, absence: null, canAsk: false, leading: 'ja' } },
    'ただいま混み合っています',
  ],
  [
    'at which nobody is',
    {
      state: {
        scene: 'Crowded',
        place: 1,
        minutes: null,
        absence: {
          back: { ja: 'あす 9:00 から受付いたします', en: 'We are back tomorrow at 9:00.' },
          opens: null,
          hours: null,
          words: null,
        },
        canAsk: false,
        leading: 'ja',
      },
    },
    'ただいま混み合っています',
  ],
  ['of a conversation', { state: talking }, '担当者がご案内しています'],
  ['of a conversation that is interrupted', { state: { ...talking, staff: 'gone' } }, 'そのままお待ちください'],
  [
    'of a link whose host is awaited',
    { state: { ...talking, staff: 'awaited' } },
    '担当者がまいります\nそのままお待ちください',
  ],
  ['on which something will be shown', { state: { ...talking, share: { stream: null } } }, '担当者がご案内しています'],
  ['that is watched and may call', { state: { scene: 'Monitoring', canCall: true } }, 'スタッフが見守っています'],
  ['that is watched', { state: { scene: 'Monitoring', canCall: false } }, 'スタッフが見守っています'],
  ['that is paused', { state: { scene: 'Suspended' } }, 'ただいま受付を休止しています'],
  ['without a server', { state: { scene: 'Offline', isCutOff: false, isLong: false } }, '少々お待ちください'],
  ['without a server for long', { state: { scene: 'Offline', isCutOff: false, isLong: true } }, '少々お待ちください'],
  ['that is cut off', { state: { scene: 'Offline', isCutOff: true, isLong: false } }, 'スタッフにつながりません'],
  ['that is cut off for long', { state: { scene: 'Offline', isCutOff: true, isLong: true } }, 'いらっしゃいませ'],
  ['whose visitor was missed', { notice: { kind: 'missed' } }, 'いらっしゃいませ'],
  ['that took a message', { notice: { kind: 'messageLeft' } }, 'いらっしゃいませ'],
  ['whose time runs out', { state: talking, notice: { kind: 'minutesLeft', minutes: 5 } }, '担当者がご案内しています'],
  ['on which a machine can be asked', { state: inDialogue(null) }, 'いらっしゃいませ'],
  ...Object.values(sampleDialogues).map((dialogue): [string, Partial<SceneProps>, string] => [
    `whose dialogue is ${dialogue.is}`,
    { state: inDialogue(dialogue) },
    'いらっしゃいませ',
  ]),
  ['that takes a message', { letter: { send: async () => true, close: () => {} } }, 'いらっしゃいませ'],
])('a screen %s', (_, changes, telop) => {
  it.each([
    ['upright', props.size],
    ['lying', { width: 1920, height: 1080 }],
  ])('[D-A28] says no sentence twice, and each with its English: %s', (_, size) => {
    const { container } = show({ ...changes, size, template: { ...template, telop } });
    const read = leavesOf(container);
    const said = read
      .flatMap((element) => (element.textContent ?? '').split(/[\n。　]/))
      .filter((sentence) => sentence.length > 7);
    for (const [place, sentence] of said.entries())
      expect(said.slice(place + 1).filter((other) => other.includes(sentence) || sentence.includes(other))).toEqual([]);
    const companys = [...telop.split('\n'), '受付'];
    const alone = read.filter((element) => isJapanese(element) && !hasEnglish(element));
    const words = alone.flatMap((element) => element.textContent?.split('\n') ?? []);
    expect(words.filter((line) => !companys.includes(line))).toEqual([]);
  });
});

it('[D-A28] names the company where there is no logo, or where it cannot be shown', () => {
  const host = '青葉ホーム株式会社';
  const { container, rerender } = show({ template: { ...template, showsLogo: true, host } });
  expect(screen.getByText(host)).toBeTruthy();
  rerender(<DrawnScene {...props} template={{ ...template, showsLogo: true, host, logo: '/logo.webp' }} />);
  expect(screen.queryByText(host)).toBeNull();
  const logo = container.querySelector('img[src="/logo.webp"]');
  if (logo) fireEvent.error(logo);
  expect(screen.getByText(host)).toBeTruthy();
  rerender(<DrawnScene {...props} template={{ ...template, showsLogo: false, host }} />);
  expect(screen.queryByText(host)).toBeNull();
});

it('[D-A28] a notice is said instead of the telop that it would lie on', () => {
  show({ notice: { kind: 'missed' } });
  expect(screen.getByText(sceneWords.missed.ja)).toBeTruthy();
  expect(screen.queryByText('いらっしゃいませ')).toBeNull();
});

it('[D-N02] a screen that is cut off says so in both languages beside its telop, offers nothing to touch, and after a while names whom to ask', () => {
  const { unreachable, backSoon, askNearby, wait } = sceneWords;
  const cutOff = { scene: 'Offline', isCutOff: true, isLong: false } as const;
  const { rerender } = show({ state: cutOff });
  for (const said of [
    unreachable.ja,
    unreachable.en,
    backSoon.ja,
    backSoon.en,
    sceneLooks.Offline.word.ja,
    template.telop,
  ])
    expect(screen.getByText(said)).toBeTruthy();
  expect(screen.queryByText(wait.ja)).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
  rerender(<DrawnScene {...props} state={{ ...cutOff, isLong: true }} />);
  expect(screen.getByText(new RegExp(askNearby.ja))).toBeTruthy();
});

it('[D-L02] a visitor whom nobody hears is not told to speak, but that the staff is reconnected', async () => {
  const { rerender } = show({ state: { ...talking, staff: 'gone' } });
  expect(screen.getByText(sceneWords.staffGone.ja)).toBeTruthy();
  expect(screen.getByText(sceneLooks.Offline.word.ja)).toBeTruthy();
  expect(screen.queryByText(sceneLooks.Active.word.ja)).toBeNull();
  expect(screen.getByText(sceneWords.holdOn.ja)).toBeTruthy();
  expect(screen.queryByText(sceneWords.speak.ja)).toBeNull();
  rerender(<DrawnScene {...props} state={talking} />);
  expect(screen.getByText(sceneWords.speak.ja)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(sceneWords.staffGone.ja)).toBeNull());
});

it('[D-L02] [D-A28] a visitor whose host is awaited reads so in both languages, under no ribbon of a conversation', () => {
  show({ state: { ...talking, staff: 'awaited' } });
  const { hostAwaited, holdOn } = sceneWords;
  for (const said of [hostAwaited, holdOn, sceneLooks.Offline.word])
    for (const words of [said.ja, said.en]) expect(screen.getByText(words)).toBeTruthy();
  for (const untrue of [sceneLooks.Active.word, sceneWords.speak, sceneWords.staffGone])
    expect(screen.queryByText(untrue.ja)).toBeNull();
  expect(screen.queryByText(template.telop)).toBeNull();
});

it('[D-L02] a visitor is told to speak once the line stands, and not before', () => {
  const { rerender } = show({ state: { ...talking, staff: 'joining' } });
  expect(screen.getByText(sceneWords.holdOn.ja)).toBeTruthy();
  expect(screen.queryByText(sceneWords.speak.ja)).toBeNull();
  expect(screen.queryByText(sceneWords.staffGone.ja)).toBeNull();
  rerender(<DrawnScene {...props} state={talking} />);
  expect(screen.getByText(sceneWords.speak.ja)).toBeTruthy();
  expect(screen.queryByText(sceneWords.holdOn.ja)).toBeNull();
});
