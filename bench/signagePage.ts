import { BuiltService } from './accept/builtService';
import { dressSignage } from './signagePage/dressedSignage';
import { type Load, ShopDevice } from './signagePage/shopDevice';
import { serveStaticPage } from './signagePage/staticPage';

/**
 * From the navigation until logo, medium and character are painted and nothing shines through them: the signage page
 * against a static page with the same pictures at the same places, both from a warm cache and with a processor of a
 * quarter of the speed. They take turns, so that a noisy neighbour hits both.
 */
const wantedRatio = 1.5;
const rounds = Number(process.env.ROUNDS ?? 11);
const port = 3935;
/** By then a page has kept what it wants to keep. */
const settledMs = 7000;

const middle = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
const inWords = (times: readonly number[]): string =>
  `${middle(times).toFixed(0)} ms (${Math.min(...times).toFixed(0)} to ${Math.max(...times).toFixed(0)})`;

interface Run {
  name: string;
  how: Load;
  pictures: number[];
  words: number[];
}

const service = await BuiltService.start(port);
const device = await ShopDevice.open(service.url);
try {
  const pictures = await dressSignage(device.context, service.url);
  const view = `${service.url}/app/signage/view`;
  const plain = await serveStaticPage(device.context, pictures, await device.placesOn(view, pictures, settledMs));
  const runs: Run[] = [
    {
      name: 'static page',
      how: { url: plain.url, isSignage: false, remembers: true, restMs: 0 },
      pictures: [],
      words: [],
    },
    {
      name: 'signage page that was never shown here',
      how: { url: view, isSignage: true, remembers: false, restMs: settledMs },
      pictures: [],
      words: [],
    },
    { name: 'signage page', how: { url: view, isSignage: true, remembers: true, restMs: 0 }, pictures: [], words: [] },
  ];
  try {
    for (let round = -2; round < rounds; round += 1) {
      for (const { how, ...run } of runs) {
        const seen = await device.load(how, pictures);
        // The first rounds fill what browsers keep.
        if (round < 0) continue;
        run.pictures.push(Math.max(...Object.values(pictures).map((url) => seen.get(url) ?? Number.NaN)));
        run.words.push(seen.get('word') ?? Number.NaN);
      }
    }
  } finally {
    await plain.stop();
  }
  console.log(`first meaningful picture, warm cache, a quarter of the processor, median of ${rounds}`);
  for (const { name, how, ...run } of runs) {
    const word = how.isSignage ? `; says how the reception stands: ${inWords(run.words)}` : '';
    console.log(`  ${name}: ${inWords(run.pictures)}${word}`);
  }
  const [still = Number.NaN, , alive = Number.NaN] = runs.map((run) => middle(run.pictures));
  console.log(`ratio ${(alive / still).toFixed(2)}, wanted at most ${wantedRatio}`);
  process.exitCode = alive / still <= wantedRatio ? 0 : 1;
} finally {
  await device.close();
  await service.stop();
}
