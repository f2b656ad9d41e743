import type { Desk } from '@mukae/contract/domain/reception/desk';
import type { CompanyPlaces } from './places.repo';

/** How a desk stands at a moment. */
export interface DeskMoment {
  readonly now: Desk;
  readonly places: CompanyPlaces;
  /** How long a conversation usually takes here; null while there were too few. */
  readonly talkMs: number | null;
}

/** Whose desk, and how it stands. */
export interface DeskView extends DeskMoment {
  readonly companyId: number;
}
