export { channelHandlers } from './channels.calls';
export { addChannels, giveSeatBack, keepChannels, makeChannels, type Seats, takeSeat } from './channels.service';
