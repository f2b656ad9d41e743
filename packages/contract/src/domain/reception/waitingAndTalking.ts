import type { ReceptionRecord } from './receptionRecord';

/** How long the visitor waited: from the touch until somebody answered, or until it was over. Null: nobody touched anything. */
export const waitedMs = ({
  pressedAt,
  acceptedAt,
  endedAt,
}: Pick<ReceptionRecord, 'pressedAt' | 'acceptedAt' | 'endedAt'>): number | null =>
  pressedAt === null ? null : (acceptedAt ?? endedAt) - pressedAt;

/** How long they talked: from the first sound or picture to the end. Null: nothing ever arrived, or somebody only looked. */
export const talkedMs = ({
  kind,
  connectedAt,
  endedAt,
}: Pick<ReceptionRecord, 'kind' | 'connectedAt' | 'endedAt'>): number | null =>
  kind === 'monitoring' || connectedAt === null ? null : endedAt - connectedAt;
