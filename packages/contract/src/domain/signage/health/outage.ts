import { awayMailTogetherMs } from '#domain/company/awayMail';
import { type OpeningHours, openMsBetween } from '#domain/hours/openingHours';

interface AwayScreen {
  /** Null: no hours are set, so that nobody knows when it should be there. */
  openingHours: OpeningHours | null;
  /** When it was there last, as far as the service was there to see. */
  since: Date;
}

const awayInHours = ({ openingHours, since }: AwayScreen, now: Date): number =>
  openingHours === null ? 0 : openMsBetween(openingHours, since, now);

/**
 * Of the screens of a company that are away: those of which its administrators are told now. None, before one of them was away for as
 * long as they want within its opening hours; then also those that are about to be.
 */
export function tellableOutages<Screen extends AwayScreen>(
  away: readonly Screen[],
  afterMinutes: number,
  now: Date,
): Screen[] {
  const wanted = afterMinutes * 60_000;
  const measured = away.map((screen) => ({ screen, awayMs: awayInHours(screen, now) }));
  if (!measured.some(({ awayMs }) => awayMs >= wanted)) return [];
  return measured.filter(({ awayMs }) => awayMs >= wanted - awayMailTogetherMs).map(({ screen }) => screen);
}
