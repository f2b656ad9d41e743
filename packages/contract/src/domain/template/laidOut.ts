import type { Layout, Template } from './template';

/** Another layout for a template: blocks stand where that one has them, and only the avatar alone hides the media. */
export const laidOut = (
  { boxes: { logo } }: Pick<Template, 'boxes'>,
  layout: Layout,
): Pick<Template, 'layout' | 'boxes' | 'showsMedia'> => ({
  layout,
  boxes: logo ? { logo } : {},
  showsMedia: layout !== 'onlyAvatar',
});
