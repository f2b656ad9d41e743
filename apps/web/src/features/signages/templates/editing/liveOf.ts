import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { type EditedTemplate, type LiveTemplates, templateKeyOf } from '@mukae/contract/domain/template/draft';
import type { TemplateHours } from '@mukae/contract/domain/template/timetable';

const edited = (template: TemplateAnswer, key: string, hours: TemplateHours | null): EditedTemplate => {
  const { scene, layout, telop, showsTelop, telopColour, telopPlate, showsLogo, showsMedia, row, boxes } = template;
  return {
    key,
    seen: { id: template.id, version: template.version },
    hours,
    scene,
    layout,
    telop,
    showsTelop,
    telopColour,
    telopPlate,
    showsLogo,
    showsMedia,
    row,
    boxes,
    logoId: template.logo?.id ?? null,
    playlist: template.playlist.map(({ id, seconds }) => ({ mediaId: id, seconds })),
    touchButtons: template.touchButtons.map((button) => ({ ...button, key: String(button.id) })),
  };
};

/** What is live, as an editor begins with it: each scene, and below it those with hours. */
export const liveOf = ({ size, templates, timedTemplates }: WholeSignageAnswer): LiveTemplates => ({
  size,
  templates: [
    ...templates.map((template) => edited(template, String(template.id), null)),
    ...timedTemplates.map((template) => edited(template, templateKeyOf(template), template.hours)),
  ],
});
