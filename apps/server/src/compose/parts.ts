import type { Clock } from '#platform/clock/clock';
import type { Settings } from '#platform/config/settings';
import type { DatabaseConnection } from '#platform/db/database';
import type { Certificate } from '#platform/http/certificate';
import type { Logger } from '#platform/log/logger';
import type { Tenure } from '#platform/nodes/tenure';

/** What the service is made of. */
export interface Parts {
  settings: Settings;
  connection: DatabaseConnection;
  databaseUrl: string;
  tenure: Tenure;
  clock: Clock;
  log: Logger;
  linkSecret: string;
  tls: Certificate | undefined;
  folders: { web: string; documents: string };
  version: string;
}
