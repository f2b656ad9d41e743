import { expect, type Locator, type Page } from '@playwright/test';

/** Ends the conversation, and says so when asked. */
export async function endCall(operator: Page): Promise<void> {
  await operator.getByRole('button', { name: '応対を終える' }).click();
  await operator.getByRole('button', { name: '終える', exact: true }).click();
}

/** Opens the settings of the call at one of their tabs. */
export async function openSettings(operator: Page, tab: '機器' | '声' | '画面' | '顔の動き'): Promise<void> {
  const settings = operator.getByRole('button', { name: '設定', exact: true });
  if ((await settings.getAttribute('aria-expanded')) === 'false') await settings.click();
  await operator.getByRole('tab', { name: tab }).click();
}

export const closeSettings = (operator: Page): Promise<void> =>
  operator.getByRole('button', { name: '設定を閉じる' }).click();

/** What is set is set beside what the visitor sees of it, which it does not cover. */
export async function expectSettingsBeside(operator: Page): Promise<void> {
  for (const size of sizes) {
    await operator.setViewportSize(size);
    const drawer = await operator.getByRole('complementary', { name: '設定' }).boundingBox();
    const seen = await operator.getByRole('region', { name: 'お客様に見えている画面' }).boundingBox();
    if (!drawer || !seen) throw new Error('there are no settings, or there is no preview');
    expect(seen.x + seen.width, `at ${size.width}`).toBeLessThanOrEqual(drawer.x);
  }
}

/** Whatever its buttons have to say at the moment, they stay inside the bar. */
export async function expectBarHolds(operator: Page): Promise<void> {
  for (const size of sizes) {
    await operator.setViewportSize(size);
    const bar = operator.getByRole('region', { name: '操作' });
    const [room, last] = [await bar.boundingBox(), await bar.getByRole('button').last().boundingBox()];
    if (!room || !last) throw new Error('there is no bar');
    expect(last.x + last.width, `at ${size.width}`).toBeLessThan(room.x + room.width - 4);
  }
}

/** Where that stands which is pressed when something is wrong. */
export const placesToPress = (operator: Page) =>
  Promise.all(
    ['呼び出す', '再接続', '画面を共有する', '設定', '応対を終える'].map((name) =>
      operator.getByRole('button', { name, exact: true }).boundingBox(),
    ),
  );

const phone = { width: 390, height: 844 };

/** On a phone one thing stands below the other, nothing beside the window, and the visitor's screen is still to be made out. */
export async function expectFitsPhone(operator: Page): Promise<void> {
  await operator.setViewportSize(phone);
  expect(await operator.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
  const seen = await operator.getByRole('region', { name: 'お客様に見えている画面' }).boundingBox();
  expect(seen?.height).toBeGreaterThan(400);
}

/** On a phone, where the page scrolls, it is there from the top to the bottom. */
export async function expectInSightAllTheWay(operator: Page, part: Locator): Promise<void> {
  await operator.setViewportSize(phone);
  for (const share of [0, 0.5, 1]) {
    await operator.evaluate((far) => scrollTo(0, far * document.documentElement.scrollHeight), share);
    await expect(part, `scrolled by ${share}`).toBeInViewport({ ratio: 1 });
  }
}

const words = {
  ja: {
    regions: ['操作', 'お客様に見えている画面', 'お待ちのお客様', 'しぐさと表情', '会話の記録'],
    buttons: [
      ...[
        '応対を終える',
        '呼び出す',
        '再接続',
        '画面を共有する',
        '設定',
        '表示する',
        '映像の全体を表示する',
        'ミュートする',
      ],
      ...['おじぎ', '手を振る', 'うなずく', '首をかしげる', '左へご案内', '右へご案内', '考える', 'お待ちください'],
    ],
    expressions: ['ふつう', 'ほほえみ', 'よろこび', 'おわび', 'おどろき', 'まじめ'],
    camera: 'お客様のカメラ',
    field: 'お客様の画面に表示する文',
    leave: '応対後に離席する',
  },
  en: {
    regions: ['Actions', 'What the visitor sees', 'Waiting', 'Motions and expressions', 'Conversation'],
    buttons: [
      ...[
        'End conversation',
        'Call',
        'Reconnect',
        'Share your screen',
        'Settings',
        'Show',
        'Show the whole picture',
        'Mute',
      ],
      ...['Bow', 'Wave', 'Nod', 'Tilt head', 'Show left', 'Show right', 'Think', 'Please wait'],
    ],
    expressions: ['Plain', 'Smile', 'Joy', 'Sorry', 'Surprise', 'Serious'],
    camera: "Visitor's camera",
    field: "A line for the visitor's screen",
    leave: 'Away after this call',
  },
};

const sizes = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

interface Place {
  name: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

const half = 0.5;
const overlap = (one: Place, other: Place): boolean =>
  Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x) > half &&
  Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y) > half;

const isIn = ({ x, y, width, height }: Place, size: { width: number; height: number }): boolean =>
  x >= 0 && y >= 0 && x + width <= size.width + half && y + height <= size.height + half;

/** Everything a call needs is in sight at the usual sizes: inside the window, nothing on anything else, no label cut off. */
export async function expectAllInSight(operator: Page, language: 'ja' | 'en'): Promise<void> {
  const { regions, buttons, expressions, camera, field, leave } = words[language];
  const exactly = (name: string) => ({ name, exact: true });
  const controls = [
    ...buttons.map((name) => [name, operator.getByRole('button', exactly(name))] as const),
    ...expressions.map((name) => [name, operator.getByRole('radio', exactly(name)).locator('..')] as const),
    [field, operator.getByRole('textbox', exactly(field))] as const,
    [leave, operator.getByText(leave, { exact: true })] as const,
  ];
  const sheets = [
    ...regions.map((name) => [name, operator.getByRole('region', exactly(name))] as const),
    [camera, operator.getByRole('figure')] as const,
  ];
  const placesOf = (named: readonly (readonly [string, ReturnType<Page['getByRole']>])[]): Promise<Place[]> =>
    Promise.all(
      named.map(async ([name, found]) => {
        const box = await found.boundingBox();
        if (!box) throw new Error(`${name} is not to be seen`);
        return { name, ...box };
      }),
    );
  for (const size of sizes) {
    await operator.setViewportSize(size);
    const at = `${language} ${size.width}`;
    for (const places of [await placesOf(controls), await placesOf(sheets)]) {
      const outside = places.filter((place) => !isIn(place, size)).map(({ name }) => name);
      const upon = places.flatMap((one, index) =>
        places.slice(index + 1).flatMap((other) => (overlap(one, other) ? [`${one.name} / ${other.name}`] : [])),
      );
      expect([at, outside, upon]).toEqual([at, [], []]);
    }
    const [cut, lopsided, scrolls] = await operator.evaluate(() => [
      [...document.querySelectorAll('button:not([inert] *)')]
        .filter((one) => one.scrollWidth > one.clientWidth + 1)
        .map((one) => one.textContent),
      [...document.querySelectorAll('figure + section button')]
        .filter((one) => {
          const { top, bottom } = one.getBoundingClientRect();
          const inside = [...one.children]
            .map((child) => child.getBoundingClientRect())
            .filter(({ height }) => height > 0);
          const above = Math.min(...inside.map((child) => child.top)) - top;
          const below = bottom - Math.max(...inside.map((child) => child.bottom));
          return Math.abs(above - below) > 2;
        })
        .map((one) => one.textContent),
      document.documentElement.scrollHeight > innerHeight || document.documentElement.scrollWidth > innerWidth,
    ]);
    expect([at, cut, lopsided, scrolls]).toEqual([at, [], [], false]);
  }
}
