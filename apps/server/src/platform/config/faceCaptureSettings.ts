import { isIP } from 'node:net';
import { z } from 'zod';

/** Phones that send faces. */
export interface FaceCaptureSettings {
  /** The address of this machine at which they are heard; undefined: at none. */
  host: string | undefined;
  /** The address that people are told; undefined: the one under which they know the service. */
  address: string | undefined;
}

const off = 'off';

export const faceCaptureEnvironment = {
  FACE_CAPTURE_HOST: z
    .string()
    .refine((host) => host === off || isIP(host) !== 0, { error: 'must be an IP address of this machine, or off' })
    .optional(),
  FACE_CAPTURE_ADDRESS: z
    .string()
    .regex(/^[\w.:-]+$/, { error: 'must be an IP address or the name of a host' })
    .optional(),
};

interface FaceCaptureValues {
  FACE_CAPTURE_HOST?: string | undefined;
  FACE_CAPTURE_ADDRESS?: string | undefined;
}

/** Unless told otherwise, phones are heard where pages are. */
export const faceCaptureFrom = (
  { FACE_CAPTURE_HOST: host, FACE_CAPTURE_ADDRESS: address }: FaceCaptureValues,
  [first]: readonly string[],
): FaceCaptureSettings => ({ host: host === off ? undefined : (host ?? first), address });
