import { receptionCalls } from '@mukae/contract/calls/reception';
import { call } from '@/api/call';

/** The operators see who calls. Without a picture the call goes on. */
export const sendPicture = (requestId: string, image: Blob) =>
  call(receptionCalls.addCaptureImage, { requestId }, { image });
