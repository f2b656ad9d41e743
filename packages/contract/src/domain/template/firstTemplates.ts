import { type Scene, scenes } from '../signage/scene';
import { orientationOf, type Size } from '../signage/size';
import { hasTouchButtons, type Template, type TouchButton } from './template';

interface Words extends Readonly<Record<Scene, string>> {
  buttons: readonly string[];
  /** On Standby where there are no buttons: nothing is to be chosen. */
  withoutButtons: string;
}

const words: Readonly<Record<'ja' | 'en', Words>> = {
  ja: {
    Standby: 'いらっしゃいませ\nご用件をお選びください',
    Calling: '担当の者におつなぎします\nそのままお待ちください',
    Active: '担当者がご案内しています',
    Monitoring: 'いらっしゃいませ',
    Crowded: '順番になりましたら\nこの画面でお呼びします',
    Suspended: 'またのお越しを\nお待ちしております',
    buttons: ['受付', 'ご相談', 'お問い合わせ'],
    withoutButtons: 'いらっしゃいませ\nご用件を承ります',
  },
  en: {
    Standby: 'Welcome\nHow may we help you?',
    Calling: 'A member of staff\nwill be with you',
    Active: 'A member of staff is with you',
    Monitoring: 'Welcome',
    Crowded: 'When it is your turn,\nthis screen will tell you',
    Suspended: 'We look forward\nto seeing you again',
    buttons: ['Reception', 'Advice', 'Enquiry'],
    withoutButtons: 'Welcome\nHow may we help you?',
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
  return scenes.map((scene) => {
    const touchButtons = hasTouchButtons(scene, orientation) ? text.buttons.map(button) : [];
    return {
      scene,
      layout: 'onlyAvatar',
      telop: scene === 'Standby' && touchButtons.length === 0 ? text.withoutButtons : text[scene],
      showsTelop: true,
      telopColour: null,
      telopPlate: null,
      showsLogo: true,
      showsMedia: true,
      row: 'horizontal',
      touchButtons,
      boxes: {},
    };
  });
}
