import { faultless } from '@mukae/contract/calls/checks';
import { pictureFault } from '@mukae/contract/calls/picture';
import * as z from 'zod/mini';

/** A picture that somebody chose. */
export const pictureField = z.instanceof(File).check(faultless<File>(pictureFault));
