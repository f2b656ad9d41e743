import { fileURLToPath } from 'node:url';
import { freePort } from '@mukae/server/platform/db/embedded/freePort';
import { RedisServer } from '@mukae/server/testing/redisServer';
import { InspectedProcess } from '../../reception/inspectedProcess';
import { addressOf, type Seat } from '../seat';
import type { SpeechName } from '../speech/speeches';
import type { Relay, Work } from './relay';
import { untilListening } from './untilReady';

interface Program {
  name: string;
  speech: SpeechName;
  /** Beside this file. */
  script: string;
  nodes: number;
  /** Whether the nodes reach one another through a Redis. */
  hasRedis: boolean;
}

/** A relay that is a small program and keeps nothing: the same work without a reception behind it. */
export async function startProgram({ name, speech, script, nodes: count, hasRedis }: Program): Promise<Relay> {
  const redis = hasRedis ? await RedisServer.start() : undefined;
  const nodes: InspectedProcess[] = [];
  const urls: string[] = [];
  for (let node = 0; node < count; node += 1) {
    const port = await freePort();
    const url = `http://127.0.0.1:${port}`;
    const env = { PORT: String(port), REDIS_URL: redis?.url ?? '' };
    nodes.push(new InspectedProcess(fileURLToPath(new URL(script, import.meta.url)), await freePort(), env));
    await untilListening(port);
    urls.push(url);
  }

  const seatAt = (kind: string, place: number, node: number): Seat => ({
    url: urls[node % urls.length] ?? '',
    name: `${kind}${place}`,
    cookie: '',
    signageId: 0,
    from: addressOf(place),
  });

  return {
    name,
    speech,
    nodes,
    ground: redis ? [redis.pid] : [],
    async work(screens, pairs): Promise<Work> {
      return {
        pairs: Array.from({ length: pairs }, (_, place) => ({
          screen: seatAt('screen', place, place),
          operator: seatAt('operator', place, place + 1),
        })),
        crowd: Array.from({ length: screens - pairs }, (_, place) => seatAt('crowd', place, place)),
      };
    },
    async stop() {
      for (const node of nodes) await node.stop();
      await redis?.stop();
    },
  };
}
