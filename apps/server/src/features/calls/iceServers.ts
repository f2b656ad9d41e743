import { createHmac } from 'node:crypto';
import type { IceServer } from '@mukae/contract/calls/videoCall';
import { credentialLifetimeMs } from '@mukae/contract/domain/call/credential';
import type { Clock } from '#platform/clock/clock';
import type { IceSettings } from '#platform/config/iceSettings';
import { Refusal } from '#platform/refusals/refusal';

export interface IceServers {
  servers: IceServer[];
  expiresAt: Date;
}

/** What coturn checks with `use-auth-secret`: the name holds the time at which it ends, the credential proves the name. */
const credentialFor = (username: string, secret: string): string =>
  createHmac('sha1', secret).update(username).digest('base64');

interface Dependencies {
  settings: IceSettings;
  clock: Clock;
  /** Whether somebody is in a call, or may be in one at once. */
  mayBeInCall(userId: number): boolean;
}

export const makeIceServers =
  ({ settings: { stunUrls, turn }, clock, mayBeInCall }: Dependencies) =>
  (userId: number): IceServers => {
    // A relay costs whoever runs it; finding the way by STUN costs nobody anything.
    if (turn && !mayBeInCall(userId)) throw new Refusal('notConnected');
    const endsAt = Math.floor((clock.now().getTime() + credentialLifetimeMs) / 1000);
    const servers: IceServer[] = stunUrls.length === 0 ? [] : [{ urls: [...stunUrls] }];
    if (turn) {
      const username = `${endsAt}:${userId}`;
      servers.push({ urls: [...turn.urls], username, credential: credentialFor(username, turn.secret) });
    }
    return { servers, expiresAt: new Date(endsAt * 1000) };
  };
