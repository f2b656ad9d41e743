import { HandLandmarker } from '@mediapipe/tasks-vision';
import { aspectOf } from '../pictures';
import { type SeenHand, seenHands } from '../seenHands';
import { answerPage } from './answerPage';
import { visionFiles } from './visionFiles';

answerPage<SeenHand[]>({
  model: 'hand_landmarker.task',
  async open(modelAssetBuffer, delegate) {
    const landmarker = await HandLandmarker.createFromOptions(visionFiles, {
      baseOptions: { modelAssetBuffer, delegate },
      runningMode: 'VIDEO',
      numHands: 2,
    });
    return (picture, at) => seenHands(landmarker.detectForVideo(picture, at), aspectOf(picture));
  },
});
