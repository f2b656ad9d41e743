import type { Size } from '@mukae/contract/domain/signage/size';

/** Only the sides that were sent. */
export const sizeOf = ({
  width,
  height,
}: {
  width?: number | undefined;
  height?: number | undefined;
}): Partial<Size> => ({
  ...(width !== undefined && { width }),
  ...(height !== undefined && { height }),
});
