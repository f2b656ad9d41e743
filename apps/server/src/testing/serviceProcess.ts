import { startTestService } from './testService';

/** A process that runs the service on the database of this address until it is killed; its parent moves the clock. */
const [, , databaseUrl = ''] = process.argv;
const service = await startTestService({ databaseUrl });
process.on('message', async (ms) => {
  service.clock.forward(Number(ms));
  await service.mukae.reception.timePassed();
  process.send?.('passed');
});
process.send?.(service.url);
