import type { FaceLandmarkerResult } from '@mediapipe/tasks-vision';
import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import type { Face } from '@mukae/contract/domain/avatar/frame';
import { headAngles } from './headAngles';
import { boxOf, type PicturePlace, placeOf, widthOf } from './picturePlace';

/** A face in the camera's picture, not mirrored: left and right are the person's own. */
export interface SeenFace extends Face {
  /** From point to point around it. */
  outline: readonly PicturePlace[];
}

type Answer = Pick<FaceLandmarkerResult, 'faceLandmarks' | 'faceBlendshapes' | 'facialTransformationMatrixes'>;

/** The faces that MediaPipe found in a picture; `around` are the landmarks of a face's outline. */
export function seenFaces(answer: Answer, around: readonly number[], aspect: number): SeenFace[] {
  return answer.faceLandmarks.map((landmarks, which) => {
    const shapes = answer.faceBlendshapes[which]?.categories ?? [];
    return {
      scores: scoresFrom(Object.fromEntries(shapes.map(({ categoryName, score }) => [categoryName, score]))),
      head: headAngles(answer.facialTransformationMatrixes[which]?.data ?? []),
      outline: around.flatMap((index) => landmarks[index] ?? []).map((landmark) => placeOf(landmark, aspect)),
    };
  });
}

/** Whoever sits at the camera is larger than who walks past behind. */
export const nearestFace = (faces: readonly SeenFace[]): SeenFace | undefined =>
  faces.toSorted((one, other) => widthOf(boxOf(other.outline)) - widthOf(boxOf(one.outline)))[0];
