import { overviewCalls } from '@mukae/contract/calls/overview';
import { type Reach, reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';

/** What there is and who is there, counted by those who keep it. */
interface Counts {
  stores(reach: Reach): Promise<number>;
  signages(reach: Reach): Promise<{ total: number; online: number; seen: number }>;
  operators(reach: Reach): Promise<{ total: number; online: number; standby: number }>;
  media(reach: Reach): Promise<number>;
}

interface Dependencies {
  refuseUnknownCompany(reach: Reach): Promise<void>;
  counts: Counts;
}

export const overviewHandlers = ({ refuseUnknownCompany, counts }: Dependencies): Handler[] => [
  handle(overviewCalls.getOverview, async ({ principal, input }) => {
    const reach = reachOf(principal, 'overview.read', input.companyId);
    await refuseUnknownCompany(reach);
    const [stores, signages, operators, media] = await Promise.all([
      counts.stores(reach),
      counts.signages(reach),
      counts.operators(reach),
      counts.media(reach),
    ]);
    return { result: 'OK', stores, signages, operators, media };
  }),
];
