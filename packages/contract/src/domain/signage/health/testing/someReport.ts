import { megabyte } from '#domain/media/fileSize';
import type { HealthReport } from '../healthReport';

/** A screen to which nothing is wrong. */
export const someReport: HealthReport = {
  scene: 'Standby',
  templates: [{ id: 1, scene: 'Standby', version: 1 }],
  appVersion: '0.1.0',
  uptime: 3_600_000,
  memory: { used: 60 * megabyte, limit: 2000 * megabyte },
  storage: { used: 100 * megabyte, quota: 4000 * megabyte },
  network: { roundTrip: 24, connection: { type: '4g', rtt: 50, downlink: 10 } },
  battery: { level: 0.8, isCharging: true },
  screen: { width: 1080, height: 1920, pixelRatio: 1 },
  mediaFaults: [],
  isStorageFull: false,
};
