import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { type Draft, type EditedTemplate, emptyDraft } from '@mukae/contract/domain/template/draft';

/** A scene of a signage as an editor has it. */
export function editedTemplate({ templates }: WholeSignageAnswer, scene: string): EditedTemplate {
  const found = templates.find((template) => template.scene === scene);
  if (!found) throw new Error(`no ${scene}`);
  const { layout, telop, showsTelop, telopColour, telopPlate, showsLogo, showsMedia, row, boxes } = found;
  return {
    key: String(found.id),
    seen: { id: found.id, version: found.version },
    hours: null,
    scene: found.scene,
    ...{ layout, telop, showsTelop, telopColour, telopPlate, showsLogo, showsMedia, row, boxes },
    logoId: found.logo?.id ?? null,
    playlist: found.playlist.map(({ id: mediaId, seconds }) => ({ mediaId, seconds })),
    touchButtons: found.touchButtons.map((button) => ({ ...button, key: String(button.id) })),
  };
}

export const draftOf = (...changed: EditedTemplate[]): Draft => ({ ...emptyDraft, changed });

/** One like it that is not live yet, for some hours. */
export const timedLike = (template: EditedTemplate, key: string, more: object = {}): EditedTemplate => ({
  ...template,
  key,
  seen: null,
  hours: { name: '朝', days: ['mon', 'tue'], from: '08:00', until: '11:00', ...more },
});
