import { useEffect } from 'react';
import { keptFiles } from '../kept/files/keptFiles';
import { shownScene } from '../state/shownScene';
import type { Station } from '../station/station';
import { HealthReporter } from './healthReporter';
import { readHealth } from './readHealth';
import { unshownMedia } from './screenFaults';
import { shownTemplates } from './shownTemplates';
import { watchMedia } from './watchMedia';

/** Hears of another scene, not of every step on the way. */
function onScene({ view }: Station, hear: () => void): () => void {
  const sceneNow = () => shownScene(view.get(), 'shop', Date.now()).scene;
  let last = sceneNow();
  return view.subscribe(() => {
    const scene = sceneNow();
    if (scene === last) return;
    last = scene;
    hear();
  });
}

function lookAfter(station: Station): () => void {
  const report = async () => {
    if (station.link.get() !== 'open') return;
    const channel = station.channel.get();
    const health = await readHealth(station.view.get(), channel);
    // Nothing is kept for later: by then it is no longer true.
    if (channel.state.is === 'open') channel.send('screenHealth', { report: health });
  };
  const reporter = new HealthReporter(report, Date.now);
  const changed = () => reporter.changed();
  const stops = [
    watchMedia(),
    onScene(station, changed),
    ...[station.link, unshownMedia, keptFiles, shownTemplates].map((sign) => sign.subscribe(changed)),
    () => reporter.stop(),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** A device of the company is looked after from afar; the browser of who came by a link is nobody else's business. */
export function useScreenHealth(station: Station | null, isDevice: boolean): void {
  useEffect(() => (station && isDevice ? lookAfter(station) : undefined), [station, isDevice]);
}
