export { channelHandlers } from './channels.calls';
export {
  addChannels,
  giveSeatBack,
  keepChannels,
  type LeavingSeat,
  makeChannels,
  makeWriteLeaving,
  type Seats,
  takeSeat,
  type WriteLeaving,
} from './channels.service';
