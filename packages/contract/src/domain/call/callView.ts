import type { Scene } from '../signage/scene';
import type { Layout, Template } from '../template/template';

type Look = Pick<Template, 'layout' | 'showsTelop' | 'showsLogo' | 'showsMedia'>;

/** What the operator shows on the signage while they talk, instead of what the scene's template says. */
export interface CallView extends Look {
  /** Whose template is shown. */
  scene: Scene;
}

/** What a template shows by itself. */
export const viewOf = (scene: Scene, { layout, showsTelop, showsLogo, showsMedia }: Look): CallView => ({
  scene,
  layout,
  showsTelop,
  showsLogo,
  showsMedia,
});

/** Another layout: only the avatar alone hides the medium. */
export const withLayout = (view: CallView, layout: Layout): CallView => ({
  ...view,
  layout,
  showsMedia: layout !== 'onlyAvatar',
});

/** The template of the view's scene as the operator wants it. Blocks that were moved belong to the layout they were moved in. */
export function withView<Shown extends Look & Pick<Template, 'boxes'>>(template: Shown, view: CallView | null): Shown {
  if (!view) return template;
  const { scene: _, ...look } = view;
  return { ...template, ...look, boxes: look.layout === template.layout ? template.boxes : {} };
}
