import type { FaceLandmarkerResult } from '@mediapipe/tasks-vision';
import recorded from './recordedFaces.json';

export type Beat = keyof typeof recorded;

/** What MediaPipe 0.10.35 answered for a moment of a film, with the landmarks around the face alone. */
export function recordedAnswer(beat: Beat): FaceLandmarkerResult {
  const { scores, matrix, outline } = recorded[beat];
  const categories = Object.entries(scores).map(([categoryName, score], index) => ({
    index,
    score,
    categoryName,
    displayName: '',
  }));
  return {
    faceLandmarks: [outline.map(([x = 0, y = 0]) => ({ x, y, z: 0, visibility: 1 }))],
    faceBlendshapes: [{ categories, headIndex: -1, headName: '' }],
    facialTransformationMatrixes: [{ rows: 4, columns: 4, data: matrix }],
  };
}
