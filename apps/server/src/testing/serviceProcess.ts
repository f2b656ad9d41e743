import { startTestService } from './testService';

/** A process that runs the service on the database of this address, with these pages, until it is killed; its parent moves the clock. */
const [, , databaseUrl = '', web = ''] = process.argv;
const service = await startTestService({ databaseUrl, web });
process.on('message', async (ms) => {
  service.clock.forward(Number(ms));
  await service.mukae.reception.timePassed();
  process.send?.('passed');
});
process.send?.(service.url);
