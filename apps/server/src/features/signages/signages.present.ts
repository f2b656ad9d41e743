import type { SignageAnswer, WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { pictureUrl } from '#features/accounts';
import { mediaUrl } from '#features/media';
import type { Operators } from './shownOperators';
import type { SignageRow } from './signages.repo';
import type { WholeTemplate } from './templates.repo';

export const presentSignage = (
  row: SignageRow,
  status: DeviceStatus,
  operators: Operators | undefined,
): SignageAnswer => {
  const { signage, account, storeName, companyName, characterName } = row;
  return {
    id: signage.id,
    name: account.name,
    userName: account.name,
    image: pictureUrl({ userId: account.id, picture: account.picture }),
    storeId: account.storeId ?? 0,
    storeName: storeName ?? '',
    companyName,
    login_id: account.loginId,
    role: 'signage',
    status,
    size: { width: signage.width, height: signage.height },
    default_character: account.characterId === null ? null : { id: account.characterId, name: characterName ?? '' },
    is_avatar_filmed: signage.isAvatarFilmed,
    users: operators?.first ?? [],
    userCount: operators?.count ?? 0,
    version: account.version,
  };
};

const presentMedium = (medium: WholeTemplate['logo']) =>
  medium === null ? null : { id: medium.id, image_url: mediaUrl(medium) };

const presentTemplate = ({ signage }: SignageRow, { template, logo, contents, buttons }: WholeTemplate) => ({
  id: template.id,
  signage_state: template.scene,
  width: signage.width,
  height: signage.height,
  layout: template.layout,
  telop: template.telop,
  is_view_telop: template.showsTelop,
  is_view_logo: template.showsLogo,
  is_view_media: template.showsMedia,
  logo_media: presentMedium(logo),
  contents_media: presentMedium(contents),
  touch_buttons: (hasTouchButtons(template.scene, orientationOf(signage)) ? buttons : []).map(
    ({ id, text, fontSize, backgroundColour, isShown }) => ({
      id,
      text,
      font_size: fontSize,
      bg_color: backgroundColour,
      is_view: isShown,
    }),
  ),
  row: template.row,
  version: template.version,
});

export const presentWholeSignage = (
  row: SignageRow,
  status: DeviceStatus,
  operators: Operators | undefined,
  templates: readonly WholeTemplate[],
): WholeSignageAnswer => ({
  ...presentSignage(row, status, operators),
  templates: templates.map((template) => presentTemplate(row, template)),
});
