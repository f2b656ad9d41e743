import type { MediaAnswer } from '@mukae/contract/calls/media';

export const someMedium: MediaAnswer = {
  id: 3,
  name: '店内図',
  kind: 'png',
  extension: 'png',
  image_url: '/files/media/3.png',
  thumbnail_url: '/files/media/3/0123456789abcdef.webp',
  createdAt: '2099-11-16T09:00:00+09:00',
  size: 2048,
  usedBy: [],
  useCount: 0,
  answers: [],
  answerCount: 0,
  version: 1,
};
