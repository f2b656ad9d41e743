import type { Clock } from '#platform/clock/clock';
import type { Settings } from '#platform/config/settings';
import type { Connection } from '#platform/db/database';
import type { Certificate } from '#platform/http/certificate';
import type { Logger } from '#platform/log/logger';

/** What the service is made of. */
export interface Parts {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  linkSecret: string;
  tls: Certificate | undefined;
  folders: { web: string; documents: string };
  version: string;
}
