import { mediaExtensions } from '../media/media';
import type { Scene } from '../signage/scene';
import type { Template } from './template';

export type MediaSource = { kind: 'picture' | 'film'; url: string };

/** One medium of a scene, at hand; a film without a time plays to its end. */
export type PlayedMedium = MediaSource & { seconds: number | null };

/** What a scene shows, with its pictures and films at hand. */
export interface SceneTemplate extends Omit<Template, 'scene'> {
  logo: string | null;
  /** Whose reception it is, where there is no logo. */
  host: string;
  /** One after another, and again from the first. */
  media: readonly PlayedMedium[];
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
  telopColour: null,
  telopPlate: null,
  showsLogo: false,
  showsMedia: false,
  row: 'horizontal',
  touchButtons: [],
  boxes: {},
  logo: null,
  host: '',
  media: [],
};

export const touchButtonsShown = ({ touchButtons }: Pick<SceneTemplate, 'touchButtons'>) =>
  touchButtons.filter(({ isShown }) => isShown);

/** What visitors choose from. */
type Choice = Pick<SceneTemplate, 'row' | 'touchButtons' | 'boxes'>;

/** Whatever the scene, visitors choose from what Standby offers: what was left in another one is not offered. */
export function withStandbyChoice(scene: Scene, template: SceneTemplate, standby: Choice | undefined): SceneTemplate {
  if (scene === 'Standby') return template;
  const { row, touchButtons, boxes } = standby ?? bareTemplate;
  const { buttons: _left, ...own } = template.boxes;
  return { ...template, row, touchButtons, boxes: boxes.buttons ? { ...own, buttons: boxes.buttons } : own };
}
