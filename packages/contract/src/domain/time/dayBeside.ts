import { dayMs } from './japanTime';

/** The day that lies so many days from one, both written YYYY-MM-DD. */
export const dayBeside = (day: string, days: number): string =>
  new Date(new Date(`${day}T00:00:00Z`).getTime() + days * dayMs).toISOString().slice(0, 10);
