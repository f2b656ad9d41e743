import { createHmac } from 'node:crypto';
import type { IceServer } from '@mukae/contract/calls/videoCall';
import { credentialLifetimeMs } from '@mukae/contract/domain/call/credential';
import type { Clock } from '#platform/clock/clock';
import type { IceSettings } from '#platform/config/iceSettings';

export interface IceServers {
  servers: IceServer[];
  expiresAt: Date;
}

/** What coturn checks with `use-auth-secret`: the name holds the time at which it ends, the credential proves the name. */
const credentialFor = (username: string, secret: string): string =>
  createHmac('sha1', secret).update(username).digest('base64');

export const makeIceServers =
  ({ stunUrls, turn }: IceSettings, clock: Clock) =>
  (userId: number): IceServers => {
    const endsAt = Math.floor((clock.now().getTime() + credentialLifetimeMs) / 1000);
    const servers: IceServer[] = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
    if (turn) {
      const username = `${endsAt}:${userId}`;
      servers.push({ urls: [...turn.urls], username, credential: credentialFor(username, turn.secret) });
    }
    return { servers, expiresAt: new Date(endsAt * 1000) };
  };
