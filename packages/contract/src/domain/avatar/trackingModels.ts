/** The files that find a face and hands in a picture, as their publisher names them. */
export const trackingModels = ['face_landmarker.task', 'hand_landmarker.task'] as const;
export type TrackingModel = (typeof trackingModels)[number];

export const modelPath = (model: TrackingModel): string => `/models/${model}`;
