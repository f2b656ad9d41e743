import { writeFile } from 'node:fs/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { Overtaxed } from '../apart/apart';
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

it('[S-12] a task that was given up in its thread is told as a service that is busy, to be asked again', async () => {
  const app = Fastify();
  app.setErrorHandler(answerFailure);
  app.get('/', () => Promise.reject(new Overtaxed('not done in time')));
  const { statusCode, headers, body } = await app.inject('/');
  expect([statusCode, headers['retry-after']]).toEqual([503, '5']);
  expect(JSON.parse(body)).toMatchObject({ result: 'Error', code: 'SVER-18' });
});
