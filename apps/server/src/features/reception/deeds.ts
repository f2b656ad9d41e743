import type { Desk } from '@mukae/contract/domain/reception/desk';
import type { Actor, Audit, AuditLine } from '#features/audit';
import type { LeavingSeat, WriteLeaving } from '#features/channels';
import type { Transaction } from '#platform/db/database';
import type { StrayFiles } from '#platform/storage/strayFiles';
import { addCapture } from './captures.repo';

/** What belongs to an event and is written with it. It may be said to another node, so it is told and not done. */
export type Deed =
  /** A visitor asks for a person: whatever she said before is told to whoever comes. */
  | { is: 'asked'; signageId: number; requestId: string }
  | { is: 'rested'; by: Actor; entry: AuditLine }
  /** `lost`: the file in whose place it comes; null: it is the first. */
  | { is: 'pictured'; requestId: string; signageId: number; file: string; takenAt: number; lost: string | null }
  | { is: 'left'; leaving: LeavingSeat };

/** What is said again may be written already: then it is not new. */
export type WriteDeed = (tx: Transaction, deed: Deed, at: DeedMoment) => Promise<void>;

interface DeedMoment {
  companyId: number;
  isNew: boolean;
  /** The desk as it is right before. */
  desk: Desk;
}

interface Dependencies {
  audit: Audit;
  strays: StrayFiles;
  noteRequest(tx: Transaction, signageId: number, requestId: string): Promise<unknown>;
  writeLeaving: WriteLeaving;
}

export function makeWriteDeed({ audit, strays, noteRequest, writeLeaving }: Dependencies): WriteDeed {
  return async (tx, deed, { companyId, isNew, desk }) => {
    switch (deed.is) {
      case 'asked':
        if (isNew) await noteRequest(tx, deed.signageId, deed.requestId);
        break;
      case 'rested':
        if (isNew) await audit.record(tx, deed.by, deed.entry);
        break;
      case 'pictured': {
        const { requestId, signageId, file, lost } = deed;
        const capture = { requestId, companyId, signageId, file, takenAt: new Date(deed.takenAt) };
        // Of two that come at once the second is nobody's, and goes as stray files do.
        if (await addCapture(tx, capture, lost)) await strays.claim(tx, file);
        break;
      }
      case 'left':
        await writeLeaving(tx, deed.leaving, desk.operators.get(deed.leaving.userId)?.state.at !== 'Active');
        break;
    }
  };
}
