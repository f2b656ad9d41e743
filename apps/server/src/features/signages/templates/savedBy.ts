import type { Person } from '#platform/access/principal';
import type { Saved } from './templates.repo';

/** Who writes what screens show, and when. */
export interface Writing {
  person: Person;
  now: Date;
}

/** Who belongs to no company is not named to one. */
export const savedBy = ({ person: { name, companyId }, now }: Writing): Saved => ({
  savedBy: companyId === null ? '' : name,
  savedAt: now,
});
