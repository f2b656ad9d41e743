import type { Absence } from './absence';
import type { SceneChoice, SceneDialogue } from './sceneDialogue';
import { quietStandby, type StandbyState } from './sceneState';

const choice = (id: string, ja: string, en: string): SceneChoice => ({ id, words: { ja, en } });

export const sampleChoices = [
  choice('1', 'ベビーカーを借りたい', 'Borrow a stroller'),
  choice('2', '駐車場の料金', 'Parking fees'),
  choice('3', '免税の手続き', 'Tax refund'),
];

export const sampleAbsence = {
  back: { ja: 'あす 10:00 から受付いたします', en: 'We are back tomorrow at 10:00.' },
  opens: { ja: 'あす 10:00 から', en: 'From 10:00 tomorrow' },
  hours: '10:00 – 20:00',
  words: null,
} as const satisfies Absence;

/** A moment of each kind that a dialogue has, to show what it looks like when nobody talks. */
export const sampleDialogues = {
  greeting: {
    is: 'greeting',
    leading: 'ja',
    words: { ja: 'いらっしゃいませ。\nご用件をお聞かせください。', en: 'Welcome. How can I help you?' },
    suggestions: sampleChoices,
    hears: true,
  },
  listening: {
    is: 'listening',
    leading: 'ja',
    heard: 'すみません、ベビーカーは',
    uncertain: '借りられ',
    voice: (onLevel) => {
      onLevel(0.5);
      return () => {};
    },
  },
  typing: { is: 'typing', leading: 'ja' },
  thinking: { is: 'thinking', leading: 'ja', heard: 'ベビーカーは借りられますか', filler: null },
  answering: {
    is: 'answering',
    leading: 'ja',
    heard: 'ベビーカーは借りられますか',
    words: {
      ja: 'はい、1階の総合案内でお貸ししています。',
      en: 'Yes, at Information on the 1st floor.',
    },
    spokenTo: 0,
    picture: null,
    gesture: null,
    expression: 'plain',
    followUps: sampleChoices,
    hears: true,
  },
  unsure: {
    is: 'unsure',
    leading: 'ja',
    heard: 'ちゅうしゃじょうは',
    words: { ja: '駐車場のどのことをお知りになりたいですか。', en: 'What would you like to know about parking?' },
    choices: sampleChoices,
    isAgain: false,
    hears: true,
  },
  handingOver: {
    is: 'handingOver',
    leading: 'ja',
    words: { ja: '担当の者におつなぎします。', en: 'I am calling a person.' },
    told: 'ベビーカーを 2 台借りたい',
  },
  absent: {
    is: 'absent',
    leading: 'ja',
    words: { ja: 'ただいまスタッフがおりません。', en: 'No staff are here right now.' },
    absence: sampleAbsence,
  },
} as const satisfies { [Kind in SceneDialogue['is']]: Extract<SceneDialogue, { is: Kind }> };

/** A screen on which it stands; null: on which one could begin. */
export const inDialogue = (dialogue: SceneDialogue | null): StandbyState => ({
  ...quietStandby,
  canAsk: true,
  dialogue,
});
