import type { Registry } from 'prom-client';
import type { Clock } from '#platform/clock/clock';
import type { Settings } from '#platform/config/settings';
import type { DatabaseConnection } from '#platform/db/database';
import type { Certificate } from '#platform/http/certificate';
import type { Logger } from '#platform/log/logger';
import type { Nodes } from '#platform/nodes/nodes';

/** What the service is made of. */
export interface Parts {
  settings: Settings;
  connection: DatabaseConnection;
  databaseUrl: string;
  nodes: Nodes;
  registry: Registry;
  clock: Clock;
  log: Logger;
  linkSecret: string;
  tls: Certificate | undefined;
  folders: { web: string; documents: string };
  version: string;
}
