import { connect } from 'node:net';

interface SlowRequest {
  path: string;
  headers?: Readonly<Record<string, string>>;
  /** As announced; undefined: in chunks, without saying how long it gets. */
  length?: number | undefined;
  /** What is sent of it at once. */
  beginning?: string;
  /** Of the rest, so much is sent again and again; undefined: nothing. */
  drip?: { bytes: number; everyMs: number };
}

/** All that was answered until the connection ended, and how long that took. */
interface Ending {
  answer: string;
  ms: number;
}

export interface SlowSender {
  /** The beginning is sent. */
  begun: Promise<void>;
  ended: Promise<Ending>;
  leave(): void;
}

const chunk = (content: string): string => `${Buffer.byteLength(content).toString(16)}\r\n${content}\r\n`;

/** Somebody who begins a request and takes her time with the rest of it. */
export function sendSlowly(url: string, slow: SlowRequest): SlowSender {
  const { path, headers = {}, length, beginning = '', drip } = slow;
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const startedAt = performance.now();
  const framed = length === undefined ? chunk : (content: string) => content;
  const size = length === undefined ? { 'transfer-encoding': 'chunked' } : { 'content-length': String(length) };
  const lines = Object.entries({ host: hostname, ...size, ...headers }).map(([name, value]) => `${name}: ${value}`);
  const begun = new Promise<void>((resolve) => {
    const head = [`POST ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n');
    socket.write(head + (beginning && framed(beginning)), () => resolve());
  });
  const dripping = drip && setInterval(() => socket.write(framed('x'.repeat(drip.bytes))), drip.everyMs);
  let answer = '';
  socket.setEncoding('utf8').on('data', (text) => {
    answer += text;
  });
  socket.on('error', () => undefined);
  const ended = new Promise<Ending>((resolve) =>
    socket.once('close', () => {
      clearInterval(dripping);
      resolve({ answer, ms: performance.now() - startedAt });
    }),
  );
  return { begun, ended, leave: () => socket.destroy() };
}

/** Where the content of a file begins in a form that has one. */
export const formBeginning = (field: string): string =>
  `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="film.mp4"\r\ncontent-type: video/mp4\r\n\r\n`;

export const formEnding = '\r\n--cut--\r\n';

export const formHeaders = { 'content-type': 'multipart/form-data; boundary=cut' };
export const jsonHeaders = { 'content-type': 'application/json' };
