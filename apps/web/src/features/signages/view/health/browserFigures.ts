import { connectionTypes, type HealthReport } from '@mukae/contract/domain/signage/health/healthReport';
import * as z from 'zod/mini';

/** What only some browsers have, in the shape in which they have it. */
const memoryShape = z.object({ usedJSHeapSize: z.number(), jsHeapSizeLimit: z.number() });
const connectionShape = z.object({ effectiveType: z.enum(connectionTypes), rtt: z.number(), downlink: z.number() });
const batteryShape = z.object({ level: z.number(), charging: z.boolean() });

function memoryNow(): HealthReport['memory'] {
  const told = memoryShape.safeParse(Reflect.get(performance, 'memory')).data;
  return told ? { used: told.usedJSHeapSize, limit: told.jsHeapSizeLimit } : null;
}

export function connectionNow(): HealthReport['network']['connection'] {
  const told = connectionShape.safeParse(Reflect.get(navigator, 'connection')).data;
  return told ? { type: told.effectiveType, rtt: told.rtt, downlink: told.downlink } : null;
}

/** Where a page is not served securely there is no such thing. */
async function storageNow(): Promise<HealthReport['storage']> {
  if (!('storage' in navigator)) return null;
  const { usage, quota } = await navigator.storage.estimate();
  return usage === undefined || quota === undefined ? null : { used: usage, quota };
}

async function batteryNow(): Promise<HealthReport['battery']> {
  const ask: unknown = Reflect.get(navigator, 'getBattery');
  if (typeof ask !== 'function') return null;
  const told = batteryShape.safeParse(await Reflect.apply(ask, navigator, [])).data;
  return told ? { level: told.level, isCharging: told.charging } : null;
}

const orNull = <Figure>(asked: Promise<Figure | null>): Promise<Figure | null> => asked.catch(() => null);

type BrowserFigures = Pick<HealthReport, 'uptime' | 'memory' | 'storage' | 'battery' | 'screen'>;

/** What the browser tells of itself and its device; null where it does not. */
export async function browserFigures(): Promise<BrowserFigures> {
  const [storage, battery] = await Promise.all([orNull(storageNow()), orNull(batteryNow())]);
  return {
    uptime: Math.round(performance.now()),
    memory: memoryNow(),
    storage,
    battery,
    screen: { width: innerWidth, height: innerHeight, pixelRatio: devicePixelRatio },
  };
}
