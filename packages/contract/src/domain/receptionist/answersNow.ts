import { hoursAt } from '../hours/openingHours';
import type { ReceptionistRules } from './receptionist';

/** Whether the receptionist answers visitors now: she is switched on, and these are her hours. */
export const answersNow = ({ isOn, hours }: Pick<ReceptionistRules, 'isOn' | 'hours'>, now: Date): boolean =>
  isOn && (hours === null || hoursAt(hours, now).is === 'open');
