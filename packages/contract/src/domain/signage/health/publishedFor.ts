import type { Scene } from '../scene';
import type { ShownTemplate } from './healthReport';

/** A template as it is published; the name of its hours, where it has some. */
export interface PublishedTemplate extends ShownTemplate {
  hours: string | null;
}

/** What is published of what a screen shows in a scene; of a template that is gone, or where it shows none, the usual one. */
export const publishedFor = (
  published: readonly PublishedTemplate[],
  scene: Scene,
  shown: ShownTemplate | undefined,
): PublishedTemplate | undefined =>
  published.find(({ id }) => id === shown?.id) ?? published.find((one) => one.scene === scene && one.hours === null);
