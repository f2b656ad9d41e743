import { can } from '@mukae/contract/access/access';
import type { Draft } from '@mukae/contract/domain/template/draft';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import type { FindSignage } from '../findSignage';
import { type DraftRow, findDraft, findDraftById, removeDraft, storeDraft } from './drafts.repo';

export interface Drafts {
  find(principal: LoggedIn, signageId: number): Promise<DraftRow | undefined>;
  /** For whoever made it, the administrators of its signage, and the device itself. */
  findToShow(principal: LoggedIn, draftId: number): Promise<DraftRow>;
  save(principal: LoggedIn, signageId: number, draft: Draft, seenRevision: number): Promise<DraftRow>;
  /** The one that was seen; another that was saved since stays. */
  discard(principal: LoggedIn, signageId: number, seenRevision: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  findSignage: FindSignage;
}

export function makeDrafts({ db, clock, findSignage }: Dependencies): Drafts {
  async function ownOn(principal: LoggedIn, signageId: number) {
    await findSignage(principal, 'signage.change', signageId);
    return { signageId, userId: principal.person.userId };
  }

  return {
    find: async (principal, signageId) => findDraft(db, await ownOn(principal, signageId)),

    async findToShow(principal, draftId) {
      const found = await findDraftById(db, draftId);
      if (!found) throw new Refusal('notFound');
      const { signage } = await findSignage(principal, 'signage.read', found.signageId);
      const { userId, role } = principal.person;
      const isDevice = can(role, 'reception.request') && signage.ownerId === null;
      if (found.userId !== userId && !isDevice && !can(role, 'signage.manage')) throw new Refusal('notFound');
      return found;
    },

    async save(principal, signageId, draft, seenRevision) {
      const whose = await ownOn(principal, signageId);
      const saved = await storeDraft(db, whose, { draft, seenRevision, savedAt: clock.now() });
      if (!saved) throw new Refusal('changedMeanwhile');
      return saved;
    },

    async discard(principal, signageId, seenRevision) {
      const whose = await ownOn(principal, signageId);
      await removeDraft(db, whose, seenRevision);
      if (await findDraft(db, whose)) throw new Refusal('changedMeanwhile');
    },
  };
}
