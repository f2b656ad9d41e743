import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { facelessPacket, facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { afterEach, describe, expect, it } from 'vitest';
import { addChannels } from '#features/channels';
import { addStranger, selfOf } from '#testing/people';
import { receptionForFile } from '#testing/receptionForFile';
import { loggedIn } from '#testing/testClient';
import type { TestPage } from '#testing/testPage';
import { TestPhone } from '#testing/testPhone';

const { service, browser, page, operator } = receptionForFile();
const phones: TestPhone[] = [];
const patience = { timeout: 10_000 };

afterEach(() => {
  for (const phone of phones) phone.close();
  phones.length = 0;
});

/** An operator on standby, and a phone that sends to her channel. */
async function withPhone(name: string) {
  const desk = await operator(name);
  const phone = await TestPhone.of(service(), await browser(name));
  phones.push(phone);
  return { desk, phone };
}

const frameIn = ({ heard }: ServerMessageOf<'faceCapture'>) =>
  heard.is === 'face' ? decodeFrame(Buffer.from(heard.frame, 'base64'))?.frame : undefined;

const mouthIn = (message: ServerMessageOf<'faceCapture'>) => scoreOf(frameIn(message)?.scores ?? [], 'jawOpen');

const hearsMouth = (desk: TestPage, open: number) =>
  desk.hears('faceCapture', (message) => Math.abs(mouthIn(message) - open) < 0.01);

const figures = async () => (await fetch(`${service().url}/metrics`)).text();
const figure = async (name: string) =>
  Number(new RegExp(`^${name.replace(/[{}]/g, '\\$&')} (\\d+)$`, 'm').exec(await figures())?.[1] ?? 0);
const packets = (is: string) => figure(`mukae_face_packets_total{is="${is}"}`);

/** A port is closed when somebody else can have it. */
async function isClosed({ port }: TestPhone): Promise<boolean> {
  const socket = createSocket('udp4');
  try {
    socket.bind(port, service().phoneHost);
    await once(socket, 'listening');
    return true;
  } catch {
    return false;
  } finally {
    socket.close();
  }
}

describe('what a phone sends', () => {
  it('[O-V42] moves the avatar of the operator who is on its channel, on each of her pages, and no other', async () => {
    const { companyId } = await addStranger(service(), { loginId: 'stranger@other.example', role: 'companyAdmin' });
    await service().db.transaction((tx) => addChannels(tx, companyId, 1));
    const stranger = await page(await loggedIn(service().url, 'stranger@other.example'));
    await stranger.standsBy();
    const colleague = await operator('operator2');
    const administrator = await page('admin');
    const { desk, phone } = await withPhone('operator1');
    const second = await page('operator1');

    phone.send(facePacket({ subject: 'iPhone', yaw: 0.5, shapes: { jawOpen: 0.8 } }));
    for (const own of [desk, second]) {
      const told = await hearsMouth(own, 0.8);
      expect(told.subject).toBe('iPhone');
      expect(frameIn(told)?.head.yaw).toBeCloseTo(28.65, 2);
    }
    for (const other of [stranger, colleague, administrator]) expect(await other.names()).not.toContain('faceCapture');
  });

  it('[O-V42] of no face is told as that', async () => {
    const { desk, phone } = await withPhone('operator1');
    phone.send(facelessPacket({ subject: 'iPhone' }));
    expect(await desk.hears('faceCapture')).toEqual({
      type: 'faceCapture',
      subject: 'iPhone',
      heard: { is: 'noFace' },
    });
  });

  it('[O-V43] is accepted only while an operator is on the channel', async () => {
    const { desk, phone } = await withPhone('operator1');
    expect(await isClosed(phone)).toBe(false);
    await desk.say('operatorStateTransition', { state: 'Leaving' });
    await expect.poll(() => isClosed(phone), patience).toBe(true);
    const before = await packets('face');
    phone.send(facePacket());
    expect(await desk.names()).not.toContain('faceCapture');
    expect(await packets('face')).toBe(before);
    await desk.standsBy();
    expect(await isClosed(phone)).toBe(false);
  });

  it('[O-V43] is not accepted any more once an administrator gave the channel back', async () => {
    const { phone } = await withPhone('operator1');
    const { channelId: targetId } = await selfOf(await browser('operator1'));
    await (await browser('admin')).post('/api/releaseChannel', { targetId });
    await expect.poll(() => isClosed(phone), patience).toBe(true);
  });

  it('[O-V41] is counted, and ignored when it is no packet', async () => {
    const { desk, phone } = await withPhone('operator1');
    const before = await packets('malformed');
    phone.send(new Uint8Array(300));
    phone.send(facePacket().slice(0, -1));
    await expect.poll(() => packets('malformed'), patience).toBe(before + 2);
    phone.send(facePacket({ shapes: { jawOpen: 1 } }));
    await hearsMouth(desk, 1);
    expect(await figure('mukae_face_ports')).toBe(1);
  });

  it('[O-V44] stands outside of the stream: nobody is told it later', async () => {
    const { desk, phone } = await withPhone('operator1');
    const { since } = desk;
    phone.send(facePacket({ shapes: { jawOpen: 1 } }));
    await hearsMouth(desk, 1);
    const back = await page('operator1', since);
    expect(await back.names()).not.toContain('faceCapture');
  });

  it('[O-V46] counts only under the subject name of the operator, where she has one', async () => {
    const client = await browser('operator1');
    await client.form('/api/updateUser', { subject_name: '佐藤' });
    const { desk, phone } = await withPhone('operator1');
    phone.send(facePacket({ subject: 'iPhone', shapes: { jawOpen: 1 } }));
    expect(await desk.hears('faceCapture')).toMatchObject({ subject: 'iPhone', heard: { is: 'otherSubject' } });
    phone.send(facePacket({ subject: '佐藤', shapes: { jawOpen: 0.5 } }));
    expect((await hearsMouth(desk, 0.5)).subject).toBe('佐藤');

    await client.form('/api/updateUser', { subject_name: '' });
    const another = await TestPhone.at(service().phoneHost, phone.port);
    phones.push(another);
    await expect
      .poll(async () => {
        another.send(facePacket({ subject: 'iPad', shapes: { jawOpen: 0.2 } }));
        return (await desk.names()).includes('faceCapture');
      }, patience)
      .toBe(true);
    expect((await hearsMouth(desk, 0.2)).subject).toBe('iPad');
  });
});

/** Sends from a thread of its own, as fast as it can. */
const flood = ({ port }: TestPhone, count: number) =>
  new Worker(
    `const { workerData: { host, port, count, packet } } = require('node:worker_threads');
    const socket = require('node:dgram').createSocket('udp4');
    const send = (left) => {
      for (let n = 0; n < 50; n += 1) socket.send(packet, port, host);
      if (left > 50) setImmediate(send, left - 50);
      else socket.close();
    };
    send(count);`,
    { eval: true, workerData: { host: service().phoneHost, port, count, packet: facePacket() } },
  );

const medianOf = (values: readonly number[]) => values.toSorted((one, other) => one - other)[values.length >> 1];

describe('a flood', () => {
  it('[O-V45] of 20,000 packets is hardly read; others are served meanwhile, and afterwards the phone is heard', async () => {
    const { desk, phone } = await withPhone('operator1');
    const heap = process.memoryUsage().heapUsed;
    const began = performance.now();
    const read = async () => (await packets('face')) + (await packets('late'));
    const readBefore = await read();
    let isOver = false;
    flood(phone, 20_000).once('exit', () => {
      isOver = true;
    });
    const waits: number[] = [];
    while (!isOver) {
      const asked = performance.now();
      await fetch(`${service().url}/healthz`);
      waits.push(performance.now() - asked);
    }
    const lasted = performance.now() - began;
    expect(medianOf(waits)).toBeLessThan(lasted / 10);
    expect((await read()) - readBefore).toBeLessThanOrEqual(120 * Math.ceil(1 + lasted / 1000));
    expect((await packets('tooMany')) + (await figure('mukae_face_floods_total'))).toBeGreaterThan(0);
    expect(process.memoryUsage().heapUsed - heap).toBeLessThan(64 * 1024 * 1024);

    await expect
      .poll(async () => {
        phone.send(facePacket({ shapes: { jawOpen: 0.9 } }));
        await desk.settled();
        return desk.heard.some((message) => message.type === 'faceCapture' && mouthIn(message) > 0.8);
      }, patience)
      .toBe(true);
  });
});
