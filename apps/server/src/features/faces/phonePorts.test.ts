import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { facePacket } from '@mukae/contract/domain/avatar/testing/liveLinkPacket';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { TestDatabase } from '#testing/databases';
import { loggedIn, TestClient } from '#testing/testClient';
import { makeTestDatabase } from '#testing/testDatabase';
import { TestPage } from '#testing/testPage';
import { TestPhone } from '#testing/testPhone';
import { startTestService, type TestService } from '#testing/testService';
import { channels } from '../channels/channels.tables';

/** On all addresses of the machine a port meets those of other services, which have an address of their own each. */
const awayFromOthers = 20_000 + (process.pid % 9000);

let database: TestDatabase;

beforeAll(async () => {
  database = await makeTestDatabase();
});

afterAll(() => database.drop());

const channelList = z.array(
  z.looseObject({
    streaming_server_ip: z.string(),
    face_capture_port: z.nullable(z.number()),
    face_capture: z.string(),
  }),
);

/** What is shown of the first channel, which the first operator gets. */
async function shownTo(client: TestClient) {
  const [first] = channelList.parse((await client.post('/api/getChannel')).body);
  return first;
}

/** An operator whose page is open, on standby. */
async function operatorAt({ url }: TestService) {
  const client = await loggedIn(url, 'operator1@demo.example');
  const page = await TestPage.open(url, client);
  await page.standsBy();
  return { client, page };
}

async function portOf(service: TestService): Promise<number> {
  const port = (await shownTo(await loggedIn(service.url, 'admin@demo.example')))?.face_capture_port;
  if (!port) throw new Error('the channel has no port');
  return port;
}

describe('the port of a channel', () => {
  it('[O-V47] that is taken is shown as none, told in the log, and tried again', async () => {
    const lines: string[] = [];
    const service = await startTestService({ databaseUrl: database.url, log: (line) => lines.push(line) });
    const port = await portOf(service);
    const thief = createSocket('udp4').bind(port, service.phoneHost);
    await once(thief, 'listening');
    const { client, page } = await operatorAt(service);
    expect(await shownTo(client)).toMatchObject({ face_capture_port: null, face_capture: 'portTaken' });
    await service.mukae.faces.keepPorts();
    expect(lines.filter((line) => line.includes('the port of a phone is closed'))).toHaveLength(1);

    thief.close();
    await once(thief, 'close');
    await service.mukae.faces.keepPorts();
    expect(await shownTo(client)).toMatchObject({ face_capture_port: port, face_capture: 'onlyHere' });
    const phone = await TestPhone.at(service.phoneHost, port);
    phone.send(facePacket());
    await page.hears('faceCapture');
    phone.close();
    await page.close();
    await service.stop();
  });

  it('[O-V47] is none where phones are not heard; the address is the one that was set', async () => {
    const env = { FACE_CAPTURE_HOST: 'off', FACE_CAPTURE_ADDRESS: '192.0.2.7' };
    const service = await startTestService({ databaseUrl: database.url, env });
    const { client, page } = await operatorAt(service);
    expect(await shownTo(client)).toMatchObject({
      face_capture_port: null,
      face_capture: 'off',
      streaming_server_ip: '192.0.2.7',
    });
    await page.close();
    await service.stop();
  });

  it('[O-V47] is told to be heard by others where it listens to others', async () => {
    const before = await startTestService({ databaseUrl: database.url });
    await before.db.update(channels).set({ facePort: sql`${channels.facePort} - ${awayFromOthers}` });
    await before.stop();
    const service = await startTestService({ databaseUrl: database.url, env: { FACE_CAPTURE_HOST: '0.0.0.0' } });
    const client = await loggedIn(service.url, 'admin@demo.example');
    expect(await shownTo(client)).toMatchObject({ face_capture_port: expect.any(Number), face_capture: 'heard' });
    await service.stop();
  });

  it('[O-V48] is open again after a restart for who was on standby', async () => {
    const before = await startTestService({ databaseUrl: database.url });
    const port = await portOf(before);
    const { client } = await operatorAt(before);
    await before.stop();

    const { clock } = before;
    const service = await startTestService({ databaseUrl: database.url, clock });
    const again = new TestClient(service.url);
    for (const [name, value] of client.cookies) again.cookies.set(name, value);
    const page = await TestPage.open(service.url, again);
    const phone = await TestPhone.at(service.phoneHost, port);
    phone.send(facePacket({ subject: 'iPhone' }));
    expect(await page.hears('faceCapture')).toMatchObject({ subject: 'iPhone', heard: { is: 'face' } });
    phone.close();
    await page.close();
    await service.stop();
  });
});
