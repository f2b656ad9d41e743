import type { Scene } from '../signage/scene';
import type { Layout } from '../template/template';

/** What the operator shows on the signage while they talk, instead of what the scene's template says. */
export interface CallView {
  /** Whose template is shown. */
  scene: Scene;
  layout: Layout;
  showsTelop: boolean;
  showsLogo: boolean;
  showsMedia: boolean;
}
