import pg from 'pg';
import { BuiltService } from '../accept/builtService';

const port = 3941;

export interface Measured {
  service: BuiltService;
  database: pg.Client;
}

interface Wanted {
  seats: number;
  /** Receives its log, line by line, with everything that it asks of the database. */
  hear?: (line: string) => void;
}

/** Each figure has a service and a database for itself: what one leaves behind is not in the way of another. */
export async function withOwnService<Result>(
  { seats, hear }: Wanted,
  measure: (measured: Measured) => Promise<Result>,
): Promise<Result> {
  const settings = { RESERVATION_CHANNELS: String(seats), ...(hear && { LOG_LEVEL: 'trace' }) };
  const service = await BuiltService.start(port, settings, hear);
  const database = new pg.Client({ connectionString: service.databaseUrl });
  try {
    await database.connect();
    return await measure({ service, database });
  } finally {
    await database.end();
    await service.stop();
  }
}
