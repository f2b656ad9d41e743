import { visitorMessageLimits } from '../message/visitorMessage';
import type { BothLanguages } from './sceneWords';

/** What stands on the sheet on which a visitor leaves a few words. */
export const letterWords = {
  title: { ja: '伝言をお預かりします', en: 'Leave a message' },
  about: { ja: 'ご用件', en: 'Touch, or type' },
  name: { ja: 'お名前（任意）', en: 'Name (optional)' },
  contact: { ja: 'ご連絡先（任意）', en: 'Phone or mail (optional)' },
  kept: {
    ja: '係の者だけが読みます。90日後に消去します。',
    en: 'Only our staff read it. It is deleted after 90 days.',
  },
  send: { ja: '伝言を残す', en: 'Send' },
  close: { ja: 'やめる', en: 'Cancel' },
  longText: {
    ja: `ご用件は${visitorMessageLimits.text}文字までお預かりできます。`,
    en: `We can take up to ${visitorMessageLimits.text} characters.`,
  },
  longName: {
    ja: `お名前は${visitorMessageLimits.name}文字までです。`,
    en: `Name: up to ${visitorMessageLimits.name} characters.`,
  },
  longContact: {
    ja: `ご連絡先は${visitorMessageLimits.contact}文字までです。`,
    en: `Phone or mail: up to ${visitorMessageLimits.contact} characters.`,
  },
  failed: {
    ja: 'お預かりできませんでした。しばらくしてからお試しください。',
    en: 'It could not be sent. Please try again later.',
  },
} as const satisfies Record<string, BothLanguages>;

/** What most visitors want to say, for screens without a keyboard. */
export const readyWords: readonly BothLanguages[] = [
  { ja: '折り返しご連絡ください', en: 'Please contact me' },
  { ja: 'またあらためて伺います', en: 'I will come again' },
  { ja: 'お約束があって来ました', en: 'I have an appointment' },
  { ja: 'お届け物があります', en: 'I have a delivery' },
];
