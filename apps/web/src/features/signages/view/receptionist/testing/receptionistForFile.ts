import { ok } from '@mukae/contract/calls/answers';
import { type OwnReceptionist, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { type TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import { usualGreeting } from '@mukae/contract/domain/receptionist/receptionist';
import { afterEach, beforeEach, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { stationForFile } from '@/features/signages/view/station/testing/stationForFile';
import type { SceneDialogue } from '@/scene/sceneDialogue';
import { openReceptionist } from '../openReceptionist';

export const own: OwnReceptionist = {
  result: 'OK',
  isOn: true,
  hours: null,
  greeting: usualGreeting.ja,
  greetingEn: usualGreeting.en,
  suggestions: [
    { id: 11, ja: 'ベビーカーを借りたい', en: 'Borrow a stroller' },
    { id: 12, ja: '駐車場の料金', en: 'Parking fees' },
  ],
  wakesByVoice: true,
  wakesByMotion: false,
  forbidden: [],
};

export const followUps = [{ id: 21, ja: 'いつまでに返しますか', en: 'When to return it' }];
export const strollers = { ja: 'はい、1階の総合案内でお貸ししています。', en: 'Yes, at Information on the 1st floor.' };

/** As the service answers, all at once. */
export const answering = (
  { ja, en } = strollers,
  end: Partial<TalkEvent & { is: 'end' }> = {},
  language: 'ja' | 'en' = 'ja',
): TalkEvent[] => [
  { is: 'understood', language },
  { is: 'answering', gesture: 'showRight', picture: '' },
  { is: 'sentence', ja, en },
  { is: 'end', kind: 'answer', answerId: 1, choices: followUps, isOver: false, ...end },
];

const absence = { back: { ja: '', en: '' }, opens: null, hours: null, words: null };

/** A receptionist at a station of her own for every test of a file, and the service that answers her. The page has no loudspeaker. */
export function receptionistForFile() {
  const page = stationForFile();
  let wire = new Wire();
  let opened: ReturnType<typeof openReceptionist>;
  let stepUp = () => {};
  let isWatched = false;

  const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  beforeEach(async () => {
    wire = new Wire()
      .answers(receptionistCalls.getOwnReceptionist, () => own)
      .answers(talkingCalls.restartTalk, ok)
      .streams(talkingCalls.talk, () => answering());
    vi.stubGlobal('fetch', (path: string, init?: RequestInit) => wire.fetch(path, init));
    opened = openReceptionist(
      page.station,
      () => 3,
      (_, onStep) => {
        stepUp = onStep;
        isWatched = true;
        return () => {
          isWatched = false;
        };
      },
    );
    await pass(10);
  });
  afterEach(() => {
    opened.close();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  });

  const dialogue = (): SceneDialogue | null => opened.receptionist.dialogueWith(absence);
  return {
    page,
    pass,
    wire: () => wire,
    dialogue,
    is: () => dialogue()?.is ?? null,
    shown: () => opened.receptionist.shown.get(),
    movement: () => opened.receptionist.movement,
    actions: () => opened.receptionist.actions.dialogue,
    cancel: () => opened.receptionist.actions.cancel(),
    /** She is set up in another way from now on. */
    async isSetUp(changed: Partial<OwnReceptionist>) {
      wire.answers(receptionistCalls.getOwnReceptionist, { ...own, ...changed });
      page.channel().tell({ type: 'config' });
      await pass(10);
    },
    asked: () => wire.sentTo(talkingCalls.talk),
    timesForgotten: () => wire.sentTo(talkingCalls.restartTalk).length,
    /** Somebody says this, whole. */
    async says(text: string) {
      page.ear.tell({ is: 'speechBegan' });
      page.ear.tell({ is: 'speechEnded' });
      page.ear.tell({ is: 'final', text, language: null });
      await pass(10);
    },
    async types(text: string) {
      opened.receptionist.actions.dialogue.send(text);
      await pass(10);
    },
    async stepsUp() {
      stepUp();
      await pass(10);
    },
    isWatched: () => isWatched,
    /** The page comes to the front, or goes behind something else. */
    looks(seen: DocumentVisibilityState) {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(seen);
      document.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
