import { type Scene, scenes } from '../signage/scene';
import { orientationOf, type Size } from '../signage/size';
import { hasTouchButtons, type Template, type TouchButton } from './template';

type Words = Readonly<Record<Scene, string>> & { buttons: readonly string[] };

const words: Readonly<Record<'ja' | 'en', Words>> = {
  ja: {
    Standby: 'いらっしゃいませ\nご用件をお選びください',
    Calling: '担当の者におつなぎします\nそのままお待ちください',
    Active: '担当者がご案内しています',
    Monitoring: '担当者が見守っています',
    Crowded: '順番になりましたら\nこの画面でお呼びします',
    Suspended: 'またのお越しを\nお待ちしております',
    buttons: ['受付', 'ご相談', 'お問い合わせ'],
  },
  en: {
    Standby: 'Welcome\nHow may we help you?',
    Calling: 'A member of staff\nwill be with you',
    Active: 'A member of staff is with you',
    Monitoring: 'A member of staff is here',
    Crowded: 'When it is your turn,\nthis screen will tell you',
    Suspended: 'We look forward\nto seeing you again',
    buttons: ['Reception', 'Advice', 'Enquiry'],
  },
};

/** Told apart from afar: each has a colour of its own. */
const colours = ['#c2410c', '#0f766e', '#f4c542'] as const;

const button = (text: string, place: number): TouchButton => ({
  text,
  fontSize: 24,
  backgroundColour: colours[place % colours.length] ?? colours[0],
  isShown: true,
});

/** The six scenes a new signage begins with: the avatar alone, for there are no pictures yet. */
export function firstTemplates(size: Size, language: 'ja' | 'en'): Template[] {
  const orientation = orientationOf(size);
  const text = words[language];
  return scenes.map((scene) => ({
    scene,
    layout: 'onlyAvatar',
    telop: text[scene],
    showsTelop: true,
    showsLogo: true,
    showsMedia: true,
    row: 'horizontal',
    touchButtons: hasTouchButtons(scene, orientation) ? text.buttons.map(button) : [],
  }));
}
