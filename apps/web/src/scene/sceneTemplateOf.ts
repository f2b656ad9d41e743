import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { mediaSourceOf, type SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';

/** What a scene shows, as the server tells it. */
export const sceneTemplateOf = (answer: WholeSignageAnswer['templates'][number]): SceneTemplate => ({
  layout: answer.layout,
  telop: answer.telop,
  showsTelop: answer.is_view_telop,
  showsLogo: answer.is_view_logo,
  showsMedia: answer.is_view_media,
  row: answer.row,
  touchButtons: answer.touch_buttons.map(({ text, font_size, bg_color, is_view }) => ({
    text,
    fontSize: font_size,
    backgroundColour: bg_color,
    isShown: is_view,
  })),
  logo: answer.logo_media?.image_url ?? null,
  media: answer.contents_media && mediaSourceOf(answer.contents_media.image_url),
});
