import { mediaExtensions } from '../media/media';
import type { Template } from './template';

export type MediaSource = { kind: 'picture' | 'film'; url: string };

/** What a scene shows, with its pictures and films at hand. */
export interface SceneTemplate extends Omit<Template, 'scene'> {
  logo: string | null;
  /** Whose reception it is, where there is no logo. */
  host: string;
  media: MediaSource | null;
}

export const mediaSourceOf = (url: string): MediaSource => ({
  kind: url.endsWith(`.${mediaExtensions.mp4}`) ? 'film' : 'picture',
  url,
});

/** Of a screen that does not know yet what it shows. */
export const bareTemplate: SceneTemplate = {
  layout: 'onlyAvatar',
  telop: '',
  showsTelop: false,
  showsLogo: false,
  showsMedia: false,
  row: 'horizontal',
  touchButtons: [],
  logo: null,
  host: '',
  media: null,
};

export const touchButtonsShown = ({ touchButtons }: Pick<SceneTemplate, 'touchButtons'>) =>
  touchButtons.filter(({ isShown }) => isShown);

/** What visitors choose from is that of Standby: what was left in another scene is not offered. */
export const withChoiceOf = (template: SceneTemplate, { row, touchButtons }: SceneTemplate): SceneTemplate => ({
  ...template,
  row,
  touchButtons,
});
