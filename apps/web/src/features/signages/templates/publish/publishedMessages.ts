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

function messageOf(
  change: DraftChange,
  uploaded: ReadonlySet<number>,
  sceneNames: Readonly<Record<Scene, string>>,
  words: Words,
): string {
  if (change.of === 'size') return words.size;
  const { template } = change;
  const scene = sceneNames[template.scene];
  if (change.of !== 'part') return words.template(scene);
  switch (change.part) {
    case 'logo':
      return uploaded.has(template.logoId ?? 0) ? words.logoUploaded(scene) : words.logoReferred(scene);
    case 'media':
      return template.playlist.some(({ mediaId }) => uploaded.has(mediaId))
        ? words.mediaUploaded(scene)
        : words.mediaReferred(scene);
    default:
      return words.template(scene);
  }
}

/** What is told after publishing, scene by scene; what was added while editing was uploaded, all else is referred to. */
export const publishedMessages = (
  changes: readonly DraftChange[],
  uploaded: ReadonlySet<number>,
  sceneNames: Readonly<Record<Scene, string>>,
  words: Words,
): string[] => [...new Set(changes.map((change) => messageOf(change, uploaded, sceneNames, words)))];
