import type { TemplateAnswer, TimedTemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { SignageAnswer, WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { openingAt } from '@mukae/contract/domain/hours/opening';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isTimed } from '@mukae/contract/domain/template/timetable';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { pictureUrl } from '#features/accounts';
import { logoUrl } from '#features/companies';
import { type Medium, mediaUrl } from '#features/media';
import type { Operators } from './shownOperators';
import type { SignageRow } from './signages.repo';
import type { WholeTemplate } from './templates/templates.repo';

export const presentSignage = (
  { signage, account, storeName, company, characterName, seenAt }: SignageRow,
  status: DeviceStatus,
  operators: Operators | undefined,
): SignageAnswer => ({
  ...account,
  ...signage,
  image: pictureUrl({ userId: account.id, picture: account.picture }),
  storeId: account.storeId ?? 0,
  storeName: storeName ?? '',
  companyName: company.name,
  role: 'signage',
  status,
  seenAt: seenAt && toJapanIso(seenAt),
  size: { width: signage.width, height: signage.height },
  character: account.characterId === null ? null : { id: account.characterId, name: characterName ?? '' },
  users: operators?.first ?? [],
  userCount: operators?.count ?? 0,
});

const presentMedium = (medium: Pick<Medium, 'id' | 'kind'>) => ({ id: medium.id, image_url: mediaUrl(medium) });

const presentTemplate = (
  { signage }: SignageRow,
  { template, logo, playlist, buttons }: WholeTemplate,
): TemplateAnswer => {
  const played = playlist.map(({ seconds, ...medium }) => ({ ...presentMedium(medium), seconds }));
  const [first] = played;
  return {
    ...template,
    width: signage.width,
    height: signage.height,
    logo: logo && presentMedium(logo),
    contents: first ? { id: first.id, image_url: first.image_url } : null,
    playlist: played,
    // Also of a screen that lies: it may be turned back.
    touchButtons: buttons,
    savedAt: template.savedAt && toJapanIso(template.savedAt),
  };
};

const presentTimed = (row: SignageRow, whole: WholeTemplate): TimedTemplateAnswer[] =>
  isTimed(whole.template)
    ? [{ ...presentTemplate(row, whole), hours: whole.template.hours, draftKey: whole.template.draftKey }]
    : [];

export const presentWholeSignage = (
  row: SignageRow,
  status: DeviceStatus,
  operators: Operators | undefined,
  templates: readonly WholeTemplate[],
): WholeSignageAnswer => ({
  ...presentSignage(row, status, operators),
  companyId: row.signage.companyId,
  companyLogo: logoUrl(row.company),
  opening: openingAt(row.company, row.storeOpening ?? undefined),
  templates: templates.filter(({ template }) => !isTimed(template)).map((template) => presentTemplate(row, template)),
  timedTemplates: templates.flatMap((template) => presentTimed(row, template)),
});
