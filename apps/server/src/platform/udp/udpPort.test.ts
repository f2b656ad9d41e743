import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { patiently } from '#testing/patiently';
import { TestPhone } from '#testing/testPhone';
import { UdpPort } from './udpPort';

const host = '127.0.0.1';
let port: number;
let sender: TestPhone;
let heard: Uint8Array[];
let floods: number;

const open = () =>
  UdpPort.open(
    { host, port },
    {
      heard: (bytes) => void heard.push(bytes),
      flooded() {
        floods += 1;
      },
    },
  );

beforeEach(async () => {
  const probe = createSocket('udp4').bind(0, host);
  await once(probe, 'listening');
  port = probe.address().port;
  probe.close();
  await once(probe, 'close');
  sender = await TestPhone.at(host, port);
  heard = [];
  floods = 0;
});

afterEach(() => {
  sender.close();
  vi.useRealTimers();
});

it('hears what is sent to it, until it is closed', async () => {
  const first = await open();
  sender.send(new Uint8Array([1, 2, 3]));
  await patiently(() => expect(heard.map((bytes) => [...bytes])).toEqual([[1, 2, 3]]));
  first.close();
  const second = await open();
  expect([first.isOpen, second.isOpen]).toEqual([false, true]);
  second.close();
});

it('[O-V47] fails where somebody else listens, and on another machine', async () => {
  const first = await open();
  await expect(open()).rejects.toThrow('EADDRINUSE');
  first.close();
  await expect(UdpPort.open({ host: '203.0.113.1', port }, { heard() {}, flooded() {} })).rejects.toThrow();
});

it('[O-V45] closes in a flood', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const flooded = await open();
  while (floods === 0) {
    for (let n = 0; n < 100; n += 1) sender.send(new Uint8Array(300));
    await new Promise(setImmediate);
  }
  expect(flooded.isOpen).toBe(false);
  expect(heard).toHaveLength(5000);
});
