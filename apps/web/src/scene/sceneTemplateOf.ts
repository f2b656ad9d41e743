import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import { mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';

/** What a scene shows, with its pictures and films at hand. Where it has no logo it shows that of its company. */
export const sceneTemplateOf = (
  { logo, contents: _first, playlist, ...template }: TemplateAnswer,
  company: Pick<SceneTemplate, 'logo' | 'host'>,
): SceneTemplate => ({
  ...template,
  host: company.host,
  logo: logo?.image_url ?? company.logo,
  media: playlist.map(({ image_url, seconds }) => ({ ...mediaSourceOf(image_url), seconds })),
});
