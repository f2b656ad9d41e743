import { FaceLandmarker } from '@mediapipe/tasks-vision';
import { brightnessMeter } from '../brightness';
import { aspectOf } from '../pictures';
import { type SeenFace, seenFaces } from '../seenFace';
import { answerPage } from './answerPage';
import { visionFiles } from './visionFiles';

/** What one picture tells. */
export interface SeenFaces {
  faces: SeenFace[];
  /** 0 to 255, of a picture a moment ago. */
  brightness: number;
}

const brightnessMs = 500;
const around = FaceLandmarker.FACE_LANDMARKS_FACE_OVAL.map(({ start }) => start);

answerPage<SeenFaces>({
  model: 'face_landmarker.task',
  async open(modelAssetBuffer, delegate) {
    let numFaces = 1;
    const landmarker = await FaceLandmarker.createFromOptions(visionFiles, {
      baseOptions: { modelAssetBuffer, delegate },
      runningMode: 'VIDEO',
      numFaces,
      outputFaceBlendshapes: true,
      outputFacialTransformationMatrixes: true,
    });
    const brightnessOf = brightnessMeter();
    let brightness = 0;
    let measuredAt = Number.NEGATIVE_INFINITY;
    return async (picture, at, most) => {
      if (most !== numFaces) {
        numFaces = most;
        await landmarker.setOptions({ numFaces });
      }
      if (at - measuredAt >= brightnessMs) {
        brightness = brightnessOf(picture);
        measuredAt = at;
      }
      return { faces: seenFaces(landmarker.detectForVideo(picture, at), around, aspectOf(picture)), brightness };
    };
  },
});
