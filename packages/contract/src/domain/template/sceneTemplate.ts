import { mediaExtensions } from '../media/media';
import type { VisitorScene } from './phase';
import type { Template } from './template';

export type MediaSource = { kind: 'picture' | 'film'; url: string };

/** What a scene shows, with its pictures and films at hand. */
export interface SceneTemplate extends Omit<Template, 'scene'> {
  logo: string | null;
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
  media: null,
};

/** Only Standby is a choice: what was left in another scene is not offered. */
export const touchButtonsShown = ({ touchButtons }: Pick<SceneTemplate, 'touchButtons'>, scene: VisitorScene) =>
  scene === 'Standby' ? touchButtons.filter(({ isShown }) => isShown) : [];
