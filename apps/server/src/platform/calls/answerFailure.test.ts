import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { answerFailure } from './answerFailure';

it.skipIf(process.platform !== 'linux')(
  '[S-08] a disk that is full while it is written to is told with 507',
  async () => {
    const app = Fastify();
    app.setErrorHandler(answerFailure);
    app.get('/', () => writeFile('/dev/full', 'x'));
    const { statusCode, body } = await app.inject('/');
    expect([statusCode, JSON.parse(body)]).toMatchObject([507, { result: 'Error', code: 'SVER-45' }]);
  },
);
