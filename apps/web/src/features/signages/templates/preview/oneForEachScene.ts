import type { EditedTemplate } from '@mukae/contract/domain/template/draft';

/** What is looked at of each scene: the template that was opened in its own, also one with hours, and the usual ones elsewhere. */
export function oneForEachScene(templates: readonly EditedTemplate[], openedKey: string | null): EditedTemplate[] {
  const opened = templates.find(({ key }) => key === openedKey);
  return templates
    .filter(({ hours }) => hours === null)
    .map((usual) => (usual.scene === opened?.scene ? opened : usual));
}
