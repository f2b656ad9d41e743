import { type OwnReceptionist, receptionistCalls } from '@mukae/contract/calls/receptionist';
import { hoursAt } from '@mukae/contract/domain/hours/openingHours';
import { call, isError } from '@/api/call';
import { Observed } from '@/observing/observed';

const lookAgainMs = 60_000;

/** How the receptionist of this screen is set up, as it was told last. */
export class OwnSettings {
  readonly own = new Observed<OwnReceptionist | null>(null);
  readonly #timer = setInterval(() => void this.refresh(), lookAgainMs);

  async refresh(): Promise<void> {
    const answer = await call(receptionistCalls.getOwnReceptionist, {});
    // While the server is away it stays as it was.
    if (!isError(answer)) this.own.set(answer);
  }

  /** Whether she answers now. */
  isOpen(now: Date): boolean {
    const own = this.own.get();
    if (!own?.isOn) return false;
    return own.hours === null || hoursAt(own.hours, now).is === 'open';
  }

  close(): void {
    clearInterval(this.#timer);
  }
}
