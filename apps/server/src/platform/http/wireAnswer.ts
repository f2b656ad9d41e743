import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { securityHeaders } from './headers';
import { isSecure } from './isSecure';

/** Whoever is refused does not keep the connection open by not closing her end of it. One function for all of them. */
export function destroyed(this: Duplex): void {
  this.destroy();
}

/** Answers without a word who is turned away before there is a reply to write with, and ends the connection. */
export function answerOnWire(wire: Duplex, status: number, publicUrl: string | undefined): void {
  const protocol = 'encrypted' in wire ? 'https' : 'http';
  const headers = {
    ...securityHeaders('GET', isSecure({ protocol }, publicUrl)),
    connection: 'close',
    'content-length': '0',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  wire.once('finish', destroyed);
  wire.end([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Refused'}`, ...lines, '', ''].join('\r\n'));
}
