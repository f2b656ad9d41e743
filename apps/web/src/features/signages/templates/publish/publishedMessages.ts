import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { DraftChange } from '@mukae/contract/domain/template/draftChanges';

interface Words {
  template: (scene: string) => string;
  logoUploaded: (scene: string) => string;
  logoReferred: (scene: string) => string;
  mediaUploaded: (scene: string) => string;
  mediaReferred: (scene: string) => string;
  size: string;
}

/** Which media a change shows at a place that has its own words. */
function mediaIn(change: DraftChange): { place: 'logo' | 'media'; ids: readonly number[] } | null {
  if (change.of !== 'part') return null;
  const { part, template } = change;
  if (part === 'logo') return { place: part, ids: template.logoId === null ? [] : [template.logoId] };
  return part === 'media' ? { place: part, ids: template.playlist.map(({ mediaId }) => mediaId) } : null;
}

/**
 * What is told after publishing, scene by scene. What was just added to the library is uploaded with the first scene that
 * shows it; the others refer to it, as to everything else.
 */
export function publishedMessages(
  changes: readonly DraftChange[],
  uploaded: ReadonlySet<number>,
  sceneNames: Readonly<Record<Scene, string>>,
  words: Words,
): string[] {
  const fresh = new Set(uploaded);
  const messages = changes.map((change) => {
    if (change.of === 'size') return words.size;
    const scene = sceneNames[change.template.scene];
    const media = mediaIn(change);
    if (!media) return words.template(scene);
    const isUploaded = media.ids.filter((id) => fresh.delete(id)).length > 0;
    return words[`${media.place}${isUploaded ? 'Uploaded' : 'Referred'}`](scene);
  });
  return [...new Set(messages)];
}
