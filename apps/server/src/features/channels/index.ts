export { channelHandlers } from './channels.calls';
export {
  addChannels,
  giveSeatBack,
  type Holder,
  keepChannels,
  makeChannels,
  type Seats,
  takeSeat,
} from './channels.service';
