import type { MediaAnswer } from '@mukae/contract/calls/media';
import { mediaExtensions } from '@mukae/contract/domain/media/media';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { Medium } from './media.repo';
import type { MediumPlaces } from './media.service';

export const mediaUrl = ({ id, kind }: Pick<Medium, 'id' | 'kind'>): string =>
  `/files/media/${id}.${mediaExtensions[kind]}`;

export const presentMedium = (medium: Medium, { screens, questions }: MediumPlaces): MediaAnswer => ({
  id: medium.id,
  name: medium.name,
  kind: medium.kind,
  extension: mediaExtensions[medium.kind],
  image_url: mediaUrl(medium),
  thumbnail_url: medium.thumbnail === null ? '' : `/files/media/${medium.id}/${medium.thumbnail}.webp`,
  createdAt: toJapanIso(medium.createdAt),
  size: medium.size,
  usedBy: screens?.first ?? [],
  useCount: screens?.count ?? 0,
  answers: questions?.first ?? [],
  answerCount: questions?.count ?? 0,
  version: medium.version,
});

export const idOfFile = (filename: string): number => Number(filename.split('.')[0]);
