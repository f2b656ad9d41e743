import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import { mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { allTemplatesOf, hostOf } from '@/scene/sceneTemplatesOf';

/** Where the file of a medium is; undefined for one that has been deleted. */
type UrlOf = (mediaId: number) => string | undefined;

/** What is live brings its media along; others come from the library. */
export function urlsOf(signage: WholeSignageAnswer, library: readonly MediaAnswer[]): UrlOf {
  const live = allTemplatesOf(signage).flatMap(({ logo, playlist }) => [...(logo ? [logo] : []), ...playlist]);
  const urls = new Map([...live, ...library].map(({ id, image_url }) => [id, image_url]));
  return (mediaId) => urls.get(mediaId);
}

/** A template as visitors would see it. What has been deleted is not there. */
export function shownTemplate(
  signage: Pick<WholeSignageAnswer, 'companyName' | 'companyLogo'>,
  { logoId, playlist, ...template }: EditedTemplate,
  urlOf: UrlOf,
): SceneTemplate {
  const host = hostOf(signage);
  return {
    ...template,
    host: host.host,
    logo: (logoId === null ? undefined : urlOf(logoId)) ?? host.logo,
    media: playlist.flatMap(({ mediaId, seconds }) => {
      const url = urlOf(mediaId);
      return url ? [{ ...mediaSourceOf(url), seconds }] : [];
    }),
  };
}
