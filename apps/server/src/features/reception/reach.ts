import { can, scopeOf } from '@mukae/contract/access/access';
import type { LoggedIn } from '#platform/access/principal';
import { Refusal } from '#platform/refusals/refusal';
import type { DeskView } from './deskView';
import type { SignagePlace } from './places.repo';

/** Whether an operator is among those who may answer it. */
const isHers = ({ operatorIds }: SignagePlace, userId: number): boolean =>
  operatorIds.length === 0 || operatorIds.includes(userId);

/** Whether somebody at a console may see and answer a signage of this company. */
export function maySeeSignage({ caller, person }: LoggedIn, place: SignagePlace | undefined): boolean {
  const scope = scopeOf(caller, 'reception.answer');
  if (scope === undefined || place === undefined) return false;
  if (can(caller, 'meeting.hold')) return place.ownerId === person.userId;
  if (place.ownerId !== null) return false;
  return scope !== 'own' || isHers(place, person.userId);
}

/** The states of colleagues, and what concerns all at once, are for those who work there. */
export const maySeeOperators = ({ caller }: LoggedIn): boolean => scopeOf(caller, 'status.change') !== undefined;

/** The place of a signage that the caller may answer; any other is as if it did not exist. */
export function placeWithin(principal: LoggedIn, desk: DeskView, signageId: number): SignagePlace {
  const { companyId } = principal.person;
  const place = desk.places.signages.get(signageId);
  const isElsewhere = companyId !== null && companyId !== desk.companyId;
  if (place === undefined || isElsewhere || !maySeeSignage(principal, place)) throw new Refusal('notFound');
  return place;
}
