export { channelHandlers } from './channels.calls';
export { addChannels, type Holder, keepChannels, makeChannels, type Seats } from './channels.service';
