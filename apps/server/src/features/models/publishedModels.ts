import type { TrackingModel } from '@mukae/contract/domain/avatar/trackingModels';
import type { PublishedFile } from '#platform/fetching/download';

export type PublishedModels = Readonly<Record<TrackingModel, PublishedFile>>;

export const publishedModels = (publisher: string): PublishedModels => ({
  'face_landmarker.task': {
    url: `${publisher}/face_landmarker/face_landmarker/float16/1/face_landmarker.task`,
    size: 3_758_596,
    sha256: '64184e229b263107bc2b804c6625db1341ff2bb731874b0bcc2fe6544e0bc9ff',
  },
  'hand_landmarker.task': {
    url: `${publisher}/hand_landmarker/hand_landmarker/float16/1/hand_landmarker.task`,
    size: 7_819_105,
    sha256: 'fbc2a30080c3c557093b5ddfc334698132eb341044ccee322ccf8bcf3607cde1',
  },
});
