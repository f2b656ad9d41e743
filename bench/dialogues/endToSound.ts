import { talkingCalls } from '@mukae/contract/calls/talking';
import { voiceCalls } from '@mukae/contract/calls/voices';
import { breathsOf } from '@mukae/contract/domain/voice/sentences';
import { demoAccounts, demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { BuiltService } from '../accept/builtService';

const port = 3945;

/** Each is asked once, so that its answer was never spoken before. */
const questions = [
  'トイレはどこですか',
  '駐車場はありますか',
  'エレベーターはどこですか',
  '落とし物をしました',
  'Wi-Fiは使えますか',
  '喫煙所はありますか',
  'ベビーカーを借りたいです',
  'コインロッカーはどこですか',
  'タクシー乗り場はどこですか',
  '傘を借りられますか',
  'ATMはありますか',
  '授乳室はどこですか',
  '最寄り駅への行き方を教えてください',
  '車いすは借りられますか',
];

const longestBreath = 80;

/** From the end of what a visitor said, understood already, to the sound of the first breath of the answer: as the page asks for both. */
export async function endToSound(): Promise<number[]> {
  const service = await BuiltService.start(port);
  try {
    const post = (path: string, body: object, cookie = '') =>
      fetch(service.url + path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', cookie },
        body: JSON.stringify(body),
      });
    const { loginId } = demoAccounts.signage1;
    const login = await post('/login', { username: loginId, password: demoPassword });
    const cookie = login.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');

    async function firstSentence(msg: string): Promise<string> {
      const { body } = await post(talkingCalls.talk.path, { msg }, cookie);
      if (!body) throw new Error('nothing was answered');
      const reader = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream()).getReader();
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        const event = talkingCalls.talk.event.safeParse(JSON.parse(next.value.data));
        if (!event.success || event.data.is !== 'sentence') continue;
        void reader.cancel();
        return event.data.ja;
      }
      throw new Error(`no sentence to ${msg}`);
    }

    async function firstSound(msg: string): Promise<void> {
      const [breath = ''] = breathsOf(await firstSentence(msg), longestBreath);
      const answer = await post(voiceCalls.speak.path, { text: breath, language: 'ja' }, cookie);
      const { spoken } = voiceCalls.speak.output.parse(await answer.json());
      if (!spoken) throw new Error('this machine has no voice: npm run voices');
    }

    await firstSound('営業時間を教えてください');
    const times: number[] = [];
    for (const question of questions) {
      const before = performance.now();
      await firstSound(question);
      times.push(performance.now() - before);
    }
    return times;
  } finally {
    await service.stop();
  }
}
