import { MantineProvider } from '@mantine/core';
import { companyAnswerCalls } from '@mukae/contract/calls/companyAnswers';
import { type Dialogue, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { talkingCalls } from '@mukae/contract/calls/talking';
import { type SpokenLine, voiceCalls } from '@mukae/contract/calls/voices';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cookiesOfBrowser } from '@/api/testing/cookiesOfBrowser';
import { refusal, Wire } from '@/api/testing/wire';
import { tickWithTheTest } from '@/avatar/stream/testing/tickingWorker';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { someCall } from '@/live/testing/someCall';
import { enter } from '../call/testing/enter';
import { proposalsTexts } from '../proposals/proposals.texts';
import { TalkLog } from './TalkLog';

tickWithTheTest();
cookiesOfBrowser(['user_id=2', 'user_role=operator']);

const t = proposalsTexts.ja;
const requestId = '22222222-2222-4222-8222-222222222222';
const called: CallOnWire = { ...someCall, requestId };

const dialogue: Dialogue = {
  language: 'en',
  because: 'asked',
  lines: [
    {
      by: 'visitor',
      text: 'Can I borrow a stroller?',
      translated: 'ベビーカーは借りられますか',
      saidAt: '2026-11-16T09:00:00+09:00',
    },
    {
      by: 'receptionist',
      text: 'Yes, at Information.',
      translated: 'はい、総合案内で承ります。',
      saidAt: '2026-11-16T09:00:01+09:00',
    },
  ],
};
const stroller = {
  answerId: 1,
  question: 'ベビーカーは借りられますか',
  answer: '総合案内でお貸ししています。',
  answerEn: 'You can borrow one at Information.',
  sureness: 92,
  gesture: 'plain',
  pictureUrl: '',
} as const;

let wire: Wire;

beforeEach(() => {
  wire = new Wire()
    .answers(receptionistCalls.getDialogue, { result: 'OK', dialogue: null })
    .answers(talkingCalls.translateText, ({ msg }) => ({ result: 'OK', translated: `(${msg})` }))
    .answers(companyAnswerCalls.matchAnswers, { result: 'OK', verdict: 'answer', answersFrom: 75, matches: [stroller] })
    .answers(voiceCalls.speak, { result: 'OK', spoken: null });
  vi.stubGlobal('fetch', wire.fetch);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function talk(call: CallOnWire = called) {
  const entered = enter(call);
  const session = entered.session();
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <TalkLog session={session} className={undefined} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  const says = (text: string) =>
    act(async () => {
      entered.channel.tell({ type: 'talkLog', callId: call.callId, text, locale: 'ja-JP', at: 0 });
      await vi.advanceTimersByTimeAsync(100);
    });
  await act(() => vi.advanceTimersByTimeAsync(100));
  return { ...entered, session, says };
}

const written = ({ session }: Awaited<ReturnType<typeof talk>>) => session.facts.get().call.writtenLine;
/** The voice of a line takes until it is told to be there. */
function voiceLater(spoken: SpokenLine | null) {
  let make = () => {};
  const isMade = new Promise<void>((resolve) => {
    make = resolve;
  });
  wire.answers(voiceCalls.speak, () => isMade.then(() => ({ result: 'OK', spoken })));
  return () =>
    act(async () => {
      make();
      await vi.advanceTimersByTimeAsync(100);
    });
}
const press = (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await vi.advanceTimersByTimeAsync(100);
  });

describe('what the operator reads', () => {
  it('[D-AO01] of a visitor who spoke to the machine before: why she calls, and what was said in both languages', async () => {
    wire.answers(receptionistCalls.getDialogue, { result: 'OK', dialogue });
    await talk();
    const handedOver = within(screen.getByRole('region', { name: 'AI受付からの引き継ぎ' }));
    expect(handedOver.getByText('スタッフとの会話をご希望です · 英語のお客様')).toBeTruthy();
    for (const { text, translated } of dialogue.lines)
      for (const words of [text, translated]) expect(handedOver.getByText(words)).toBeTruthy();
    expect(wire.sentTo(receptionistCalls.getDialogue)).toEqual([{ requestId }]);
  });

  it('[D-AO01] each line is in its own language, also of who changed hers, and one that was said twice stands there twice', async () => {
    const asked = { by: 'visitor', translated: '', saidAt: '2026-11-16T09:00:02+09:00' } as const;
    const lines = [
      ...dialogue.lines,
      ...['傘は借りられますか', '傘は借りられますか'].map((text) => ({ ...asked, text, translated: 'An umbrella?' })),
    ];
    wire.answers(receptionistCalls.getDialogue, { result: 'OK', dialogue: { ...dialogue, lines } });
    await talk();
    const languagesOf = (text: string) => screen.getAllByText(text).map(({ lang }) => lang);
    expect(languagesOf('Can I borrow a stroller?')).toEqual(['en']);
    expect(languagesOf('ベビーカーは借りられますか')).toEqual(['ja']);
    expect(languagesOf('傘は借りられますか')).toEqual(['ja', 'ja']);
    expect(languagesOf('An umbrella?')).toEqual(['en', 'en']);
  });

  it('[D-AO01] is one log: what was said before stands in it as a part', async () => {
    wire.answers(receptionistCalls.getDialogue, { result: 'OK', dialogue });
    await talk();
    expect(screen.getAllByRole('log')).toHaveLength(1);
    expect(
      within(screen.getByRole('group', { name: 'AI受付との会話' })).getByText('Yes, at Information.'),
    ).toBeTruthy();
  });

  it('[D-AO01] of what was said before is told where it could not be read', async () => {
    wire.answers(receptionistCalls.getDialogue, refusal('unavailable'));
    await talk();
    expect(screen.getByRole('alert').textContent).toBe('AI受付との会話を読み込めませんでした');
    expect(screen.queryByRole('region', { name: 'AI受付からの引き継ぎ' })).toBeNull();
  });

  it('[D-AO01] is nothing of a machine where nobody spoke to one', async () => {
    await talk({ ...someCall, requestId: null });
    expect(screen.queryByRole('region', { name: 'AI受付からの引き継ぎ' })).toBeNull();
    expect(wire.sentTo(receptionistCalls.getDialogue)).toEqual([]);
  });

  it('[D-AO02] [O-AI07] what the visitor says in the call, with what it means under it', async () => {
    const { says } = await talk();
    await says('ベビーカーを借りたいのですが');
    expect(screen.getByText('ベビーカーを借りたいのですが')).toBeTruthy();
    expect(screen.getByText('(ベビーカーを借りたいのですが)')).toBeTruthy();
  });

  it('[D-AO02] gets its translation later where too much was asked at once', async () => {
    wire.answers(talkingCalls.translateText, refusal('tooMany'));
    const { says } = await talk();
    await says('ベビーカーを借りたいのですが');
    expect(screen.queryByText('(ベビーカーを借りたいのですが)')).toBeNull();
    wire.answers(talkingCalls.translateText, ({ msg }) => ({ result: 'OK', translated: `(${msg})` }));
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(screen.getByText('(ベビーカーを借りたいのですが)')).toBeTruthy();
  });

  it('[D-AO02] says nothing twice where nobody translates', async () => {
    wire.answers(talkingCalls.translateText, ({ msg }) => ({ result: 'OK', translated: String(msg) }));
    const { says } = await talk();
    await says('ベビーカーを借りたいのですが');
    expect(screen.getAllByText('ベビーカーを借りたいのですが')).toHaveLength(1);
  });
});

describe('answers that are proposed', () => {
  it('[D-AO03] are those to what was said last, with the machine or with the operator', async () => {
    wire.answers(receptionistCalls.getDialogue, { result: 'OK', dialogue });
    const { says } = await talk();
    const asked = () => wire.sentTo(companyAnswerCalls.matchAnswers).map(({ msg }) => msg);
    expect(asked()).toEqual(['Can I borrow a stroller?']);
    await says('おむつ替えの部屋はどこですか');
    expect(asked().at(-1)).toBe('おむつ替えの部屋はどこですか');
  });

  it('[D-AO03] one touch shows one on the visitor’s screen', async () => {
    const entered = await talk();
    await entered.says('ベビーカーを借りたいのですが');
    await press(t.show(stroller.answer));
    expect(written(entered)).toBe(stroller.answer);
  });

  it('[D-AO03] one that nothing has a voice for is shown instead of said, and the operator is told so', async () => {
    const entered = await talk();
    await entered.says('ベビーカーを借りたいのですが');
    await press(t.say(stroller.answer));
    expect(wire.sentTo(voiceCalls.speak)).toMatchObject([{ text: stroller.answer, language: 'ja' }]);
    expect(written(entered)).toBe(stroller.answer);
    expect(screen.getByText(t.shownOnly)).toBeTruthy();
  });

  it('[D-AO03] one that was said with the voice of the avatar stands in the log, and not on the visitor’s screen', async () => {
    const entered = await talk();
    vi.spyOn(entered.session.voice, 'say').mockResolvedValue('said');
    await entered.says('ベビーカーを借りたいのですが');
    await press(t.say(stroller.answer));
    expect(entered.session.facts.get().talk.at(-1)).toMatchObject({ by: 'avatar', text: stroller.answer });
    expect(written(entered)).toBeNull();
  });

  it.each([
    { spoken: null, voice: 'none' },
    { spoken: { sound: '', seconds: 1, visemes: [] }, voice: 'one' },
  ])(
    '[D-AO03] one that was stopped before it was heard is neither shown nor in the log, with a voice for it: $voice',
    async ({ spoken }) => {
      const made = voiceLater(spoken);
      const entered = await talk();
      await entered.says('ベビーカーを借りたいのですが');
      await press(t.say(stroller.answer));
      await press(t.stop);
      await made();
      expect(entered.session.facts.get().talk.map(({ by }) => by)).toEqual(['visitor']);
      expect([written(entered), screen.queryByText(t.shownOnly)]).toEqual([null, null]);
    },
  );

  it('[D-AO03] one that the end of the call came before is kept nowhere', async () => {
    const made = voiceLater({ sound: '', seconds: 1, visemes: [] });
    const entered = await talk();
    await entered.says('ベビーカーを借りたいのですが');
    await press(t.say(stroller.answer));
    act(() => entered.operation.end());
    await made();
    expect(sessionStorage).toHaveLength(0);
  });

  it('[D-AO03] a microphone that opens while the voice is made is heard, also where nothing has a voice', async () => {
    const made = voiceLater(null);
    const entered = await talk();
    await entered.connect();
    await entered.says('ベビーカーを借りたいのですが');
    await press(t.say(stroller.answer));
    const other = fakeTrack('audio');
    entered.open.mock.calls[0]?.[0](other);
    await made();
    expect(entered.engine.peer.tracks.microphone).toBe(other);
  });

  it('[D-AO03] a key says one, also while something else is being written', async () => {
    const entered = await talk();
    await entered.says('ベビーカーを借りたいのですが');
    await act(async () => {
      fireEvent.keyDown(document.activeElement ?? document.body, { code: 'Digit1', altKey: true });
      await vi.advanceTimersByTimeAsync(100);
    });
    expect(wire.sentTo(voiceCalls.speak)).toHaveLength(1);
  });

  it('[D-AO03] in the language of the visitor where there is one', async () => {
    const { says } = await talk();
    await says('Where can I borrow a stroller?');
    expect(screen.getByRole('button', { name: t.say(stroller.answerEn) })).toBeTruthy();
  });
});
