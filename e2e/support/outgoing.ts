import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Bytes that the page itself handed over to be sent, by way. */
    outgoing: { channel: number; largest: number };
  }
}

export interface Outgoing {
  /** Bytes of the bodies of requests, and of what was said on sockets. */
  said: number;
  /** Addresses other than the service's own. */
  elsewhere: string[];
}

/** Everything that leaves a page by requests, beacons and sockets, as the browser itself sees it. */
export function watchOutgoing(page: Page, origin: string): Outgoing {
  const outgoing: Outgoing = { said: 0, elsewhere: [] };
  const isOwn = (url: string) => URL.canParse(url) && new URL(url).host === new URL(origin).host;
  page.context().on('request', (request) => {
    outgoing.said += request.postDataBuffer()?.length ?? 0;
    if (!isOwn(request.url()) && !/^(data|blob):/.test(request.url())) outgoing.elsewhere.push(request.url());
  });
  page.on('websocket', (socket) => {
    if (!isOwn(socket.url())) outgoing.elsewhere.push(socket.url());
    socket.on('framesent', ({ payload }) => {
      outgoing.said += payload.length;
    });
  });
  return outgoing;
}

/** Counts what the page sends on its data channels. Before it is opened. */
export const watchDataChannels = (page: Page) =>
  page.addInitScript(() => {
    window.outgoing = { channel: 0, largest: 0 };
    const { send } = RTCDataChannel.prototype;
    RTCDataChannel.prototype.send = function (
      this: RTCDataChannel,
      data: string | Blob | ArrayBuffer | ArrayBufferView,
    ) {
      const size = typeof data === 'string' ? data.length : data instanceof Blob ? data.size : data.byteLength;
      window.outgoing.channel += size;
      window.outgoing.largest = Math.max(window.outgoing.largest, size);
      Reflect.apply(send, this, [data]);
    };
  });

export interface SentToPeers {
  /** Names of the pictures that are on their way to somebody. */
  pictures: string[];
  framesEncoded: number;
  channelBytes: number;
  largestMessage: number;
  /** What went out on all connections beside the voice. */
  bytesBesideVoice: number;
}

/** What the connections of this page send; needs `watchConnections`. */
export const sentToPeers = (page: Page): Promise<SentToPeers> =>
  page.evaluate(async () => {
    const sent = { pictures: [] as string[], framesEncoded: 0, all: 0, voice: 0 };
    for (const connection of window.connections) {
      for (const { track } of connection.getSenders()) if (track?.kind === 'video') sent.pictures.push(track.label);
      for (const [, entry] of await connection.getStats()) {
        if (entry.type === 'transport') sent.all += entry.bytesSent;
        if (entry.type !== 'outbound-rtp') continue;
        if (entry.kind === 'video') sent.framesEncoded += entry.framesEncoded;
        else sent.voice += entry.bytesSent + entry.headerBytesSent;
      }
    }
    return {
      pictures: sent.pictures,
      framesEncoded: sent.framesEncoded,
      channelBytes: window.outgoing.channel,
      largestMessage: window.outgoing.largest,
      bytesBesideVoice: sent.all - sent.voice,
    };
  });
