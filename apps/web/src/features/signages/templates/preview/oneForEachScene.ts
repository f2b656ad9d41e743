import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import { usualOf } from '@mukae/contract/domain/template/timetable';

/** What is looked at of each scene: the template that was opened in its own, also one with hours, and the usual ones elsewhere. */
export function oneForEachScene(templates: readonly EditedTemplate[], openedKey: string | null): EditedTemplate[] {
  const opened = templates.find(({ key }) => key === openedKey);
  return usualOf(templates).map((usual) => (usual.scene === opened?.scene ? opened : usual));
}
