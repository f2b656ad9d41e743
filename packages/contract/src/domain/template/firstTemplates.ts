import { type Scene, scenes } from '../signage/scene';
import { orientationOf, type Size } from '../signage/size';
import { hasTouchButtons, type Template, type TouchButton } from './template';

type Words = Readonly<Record<Scene, string>> & { buttons: readonly string[] };

const words: Readonly<Record<'ja' | 'en', Words>> = {
  ja: {
    Standby: 'いらっしゃいませ\nご用件をお選びください',
    Calling: 'お呼び出ししています\n少々お待ちください',
    Active: '担当者がご案内しています',
    Monitoring: '担当者が見守っています',
    Crowded: 'ただいま混み合っています\n順番にご案内いたします',
    Suspended: 'ただいま受付を休止しています',
    buttons: ['受付', 'ご相談', 'お問い合わせ'],
  },
  en: {
    Standby: 'Welcome\nHow may we help you?',
    Calling: 'Calling a member of staff\nOne moment',
    Active: 'A member of staff is with you',
    Monitoring: 'A member of staff is here',
    Crowded: 'We are busy right now\nYou will be served in turn',
    Suspended: 'Reception is paused',
    buttons: ['Reception', 'Advice', 'Enquiry'],
  },
};

const button = (text: string): TouchButton => ({ text, fontSize: 24, backgroundColour: '#125a4e', isShown: true });

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
