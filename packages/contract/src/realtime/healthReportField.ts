import * as z from 'zod/mini';
import { connectionTypes, type HealthReport, healthLimits, shownScenes } from '../domain/signage/health/healthReport';
import { scenes } from '../domain/signage/scene';
import { rowIdField } from './messageFields';

const countTo = (max: number) => z.number().check(z.nonnegative(), z.maximum(max));
/** A thousand terabytes: more than any device has, and still a whole number for every reader. */
const bytes = countTo(2 ** 50);
const century = 100 * 366 * 24 * 60 * 60 * 1000;
const ms = countTo(century);

/** What a screen may tell of itself: nothing beyond it, and nothing of any length. */
export const healthReportField: z.ZodMiniType<HealthReport, HealthReport> = z.strictObject({
  scene: z.enum(shownScenes),
  templates: z
    .array(z.strictObject({ id: rowIdField, scene: z.enum(scenes), version: z.int().check(z.nonnegative()) }))
    .check(z.maxLength(scenes.length)),
  appVersion: z.string().check(z.maxLength(healthLimits.version)),
  uptime: ms,
  memory: z.nullable(z.strictObject({ used: bytes, limit: bytes })),
  storage: z.nullable(z.strictObject({ used: bytes, quota: bytes })),
  network: z.strictObject({
    roundTrip: z.nullable(ms),
    connection: z.nullable(z.strictObject({ type: z.enum(connectionTypes), rtt: ms, downlink: countTo(1_000_000) })),
  }),
  battery: z.nullable(z.strictObject({ level: countTo(1), isCharging: z.boolean() })),
  screen: z.strictObject({ width: countTo(100_000), height: countTo(100_000), pixelRatio: countTo(100) }),
  mediaFaults: z
    .array(z.string().check(z.maxLength(healthLimits.address)))
    .check(z.maxLength(healthLimits.mediaFaults)),
  isStorageFull: z.boolean(),
});
