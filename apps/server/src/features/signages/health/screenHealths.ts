import { type Health, healthOf } from '@mukae/contract/domain/signage/health/health';
import type { PublishedTemplate } from '@mukae/contract/domain/signage/health/publishedFor';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import type { LoggedIn } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { FindSignage } from '../findSignage';
import { templateRows } from '../templates/templates.repo';
import { findReport, type KeptReport, namesOfMedia, type ScreenSigns, signsOfScreens } from './reports.repo';

interface WholeHealth {
  signageId: number;
  health: Health;
  last: KeptReport | undefined;
  templates: PublishedTemplate[];
  mediaNames: { address: string; name: string }[];
  now: Date;
}

/** How screens are. */
export interface ScreenHealths {
  of(principal: LoggedIn, ids: readonly number[]): Promise<{ id: number; health: Health }[]>;
  whole(principal: LoggedIn, id: number): Promise<WholeHealth>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  statusOf(signage: { id: number; companyId: number }): DeviceStatus;
  findSignage: FindSignage;
}

const mediumIn = (address: string): number | undefined => {
  const id = /\/files\/media\/(\d{1,15})\.\w+/.exec(address)?.[1];
  return id === undefined ? undefined : Number(id);
};

export function makeScreenHealths({ db, clock, statusOf, findSignage }: Dependencies): ScreenHealths {
  const healthFrom = ({ id, companyId, seenAt, reportedAt, faults }: ScreenSigns): Health =>
    healthOf(
      {
        isConnected: statusOf({ id, companyId }) !== 'Logout',
        seenAt,
        lastReport: reportedAt && { at: reportedAt, faults: faults ?? [] },
      },
      clock.now(),
    );

  async function namedFaults(companyId: number, addresses: readonly string[]) {
    const found = addresses.flatMap((address) => {
      const id = mediumIn(address);
      return id === undefined ? [] : [{ address, id }];
    });
    const names = await namesOfMedia(
      db,
      companyId,
      found.map(({ id }) => id),
    );
    return found.flatMap(({ address, id }) =>
      names.filter((medium) => medium.id === id).map(({ name }) => ({ address, name })),
    );
  }

  const publishedOn = async (signageId: number): Promise<PublishedTemplate[]> =>
    (await templateRows(db, signageId)).map(({ id, scene, version, hours }) => ({
      id,
      scene,
      version,
      hours: hours?.name ?? null,
    }));

  return {
    async of(principal, ids) {
      const signs = await signsOfScreens(db, reachOf(principal, 'signage.manage'), ids);
      return signs.map((screen) => ({ id: screen.id, health: healthFrom(screen) }));
    },
    async whole(principal, id) {
      const { signage, seenAt } = await findSignage(principal, 'signage.manage', id);
      const { companyId } = signage;
      const last = await findReport(db, id);
      const signs = { id, companyId, seenAt, reportedAt: last?.reportedAt ?? null, faults: last?.faults ?? null };
      return {
        signageId: id,
        health: healthFrom(signs),
        last,
        templates: await publishedOn(id),
        mediaNames: await namedFaults(companyId, last?.report.mediaFaults ?? []),
        now: clock.now(),
      };
    },
  };
}
