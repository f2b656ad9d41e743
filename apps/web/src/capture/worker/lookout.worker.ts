import { FaceLandmarker } from '@mediapipe/tasks-vision';
import { answerPage } from './answerPage';
import { visionFiles } from './visionFiles';

/** How many faces are in the picture, up to two. */
answerPage<number>({
  model: 'face_landmarker.task',
  async open(modelAssetBuffer, delegate) {
    const landmarker = await FaceLandmarker.createFromOptions(visionFiles, {
      baseOptions: { modelAssetBuffer, delegate },
      runningMode: 'IMAGE',
      numFaces: 2,
    });
    return (picture) => landmarker.detect(picture).faceLandmarks.length;
  },
});
