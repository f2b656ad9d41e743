import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';

const degrees = (radians: number): number => (radians * 180) / Math.PI;
const within = (value: number): number => Math.min(1, Math.max(-1, value));

/**
 * From the 4 by 4 matrix, column by column, that turns a face which looks into the camera into the one that was seen.
 * Its columns are where the face's right, up and ahead point to; x is to the right of the picture, y up, z to the camera.
 */
export function headAngles(matrix: readonly number[]): HeadAngles {
  const [, rightY = 0, , , , upY = 1, , , aheadX = 0, aheadY = 0, aheadZ = 1] = matrix;
  return {
    yaw: degrees(Math.atan2(aheadX, aheadZ)),
    pitch: degrees(Math.asin(within(aheadY))),
    roll: degrees(-Math.atan2(rightY, upY)),
  };
}
