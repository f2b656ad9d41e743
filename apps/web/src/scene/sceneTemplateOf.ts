import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import { mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';

/** What a scene shows, with its pictures and films at hand. */
export const sceneTemplateOf = ({ logo, contents, ...template }: TemplateAnswer): SceneTemplate => ({
  ...template,
  logo: logo?.image_url ?? null,
  media: contents && mediaSourceOf(contents.image_url),
});
