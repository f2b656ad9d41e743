import { limits } from '@mukae/contract/domain/limits';
import { defineTexts } from '@/language/texts';

const { max: answersAMinute } = limits.outsideAnswersOfAccount;

const ja = (count: number) => count.toLocaleString('ja');
const en = (count: number) => count.toLocaleString('en');

export const enginesTexts = defineTexts(
  {
    title: 'しくみと利用量',
    talk: '答え',
    talks: { builtIn: '登録した答えから', outside: '外部のAIが、登録した答えをもとに' },
    translation: '翻訳',
    translations: { none: 'なし（そのまま見せます）', outside: '外部のサービス' },
    hearing: '聞き取り',
    hearings: { browser: 'サイネージのブラウザー', server: 'このサーバー' },
    voice: { ja: '日本語の声', en: '英語の声' },
    voices: {
      voicevox: 'VOICEVOX',
      openJtalk: 'このサーバー（Open JTalk）',
      flite: 'このサーバー（Flite）',
      browser: 'サイネージのブラウザー',
    },
    month: '今月、外部のサービスを使った回数',
    services: { talk: '答え', translation: '翻訳', hearing: '聞き取り', voice: '声' },
    asked: (count: number) => `${ja(count)} 回`,
    refused: (count: number) => `上限を超えたため、使わなかった回数 ${ja(count)} 回`,
    tokens: (tokensIn: number, tokensOut: number) => `入力 ${ja(tokensIn)}・出力 ${ja(tokensOut)} トークン`,
    nothing: '外部のサービスは使っていません。費用はかかりません。',
    bounded: `使いすぎないように、外部のAIに聞くのは 1 台につき 1 分 ${answersAMinute} 回までです。超えたときは、登録した答えからお答えします。`,
  },
  {
    title: 'Engines and use',
    talk: 'Answers',
    talks: { builtIn: 'From your answers', outside: 'An outside model, from your answers' },
    translation: 'Translation',
    translations: { none: 'None, shown as it is', outside: 'An outside service' },
    hearing: 'Hearing',
    hearings: { browser: 'Browser of the signage', server: 'This server' },
    voice: { ja: 'Japanese voice', en: 'English voice' },
    voices: {
      voicevox: 'VOICEVOX',
      openJtalk: 'This server (Open JTalk)',
      flite: 'This server (Flite)',
      browser: 'Browser of the signage',
    },
    month: 'Use of outside services this month',
    services: { talk: 'Answers', translation: 'Translation', hearing: 'Hearing', voice: 'Voice' },
    asked: (count: number) => (count === 1 ? 'once' : `${en(count)} times`),
    refused: (count: number) => `over the limit, and not asked: ${count === 1 ? 'once' : `${en(count)} times`}`,
    tokens: (tokensIn: number, tokensOut: number) => `${en(tokensIn)} tokens in, ${en(tokensOut)} out`,
    nothing: 'No outside service is used, which costs nothing.',
    bounded: `An outside model is asked up to ${answersAMinute} times a minute by each screen. Beyond that your own answers are given.`,
  },
);
