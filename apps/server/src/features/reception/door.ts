import type { IncomingMessage } from 'node:http';
import fastifyCookie from '@fastify/cookie';
import { can } from '@mukae/contract/access/access';
import { languageFrom } from '@mukae/contract/language';
import { clientMessageMaxBytes } from '@mukae/contract/realtime/clientMessages';
import { givesWayParameter, sinceParameter, socketPath } from '@mukae/contract/realtime/socket';
import type { LoggedIn, Principal } from '#platform/access/principal';
import type { Database } from '#platform/db/database';
import { networkOf } from '#platform/http/networkOf';
import { comesFromElsewhere } from '#platform/http/origin';
import type { Proxies } from '#platform/http/proxies';
import type { Logger } from '#platform/log/logger';
import type { Door } from '#platform/ws/socketServer';
import type { Guest, Socket } from '#platform/ws/wire';
import type { Coming, Comings } from './comings';
import type { PageConnection } from './connections';
import type { Farewells } from './farewells';
import type { OtherBrowsers } from './otherBrowsers';
import { Page, type PageParts } from './page';
import { signageOfUser } from './places.repo';

interface Dependencies {
  db: Database;
  comings: Comings;
  otherBrowsers: OtherBrowsers;
  farewells: Pick<Farewells, 'partFrom' | 'missNone'>;
  identify(token: string): Promise<Principal>;
  publicUrl: string | undefined;
  proxies: Proxies;
  hear(text: string, connection: PageConnection): Promise<void>;
  log: Logger;
}

const tokenIn = ({ headers }: IncomingMessage): string | undefined => fastifyCookie.parse(headers.cookie ?? '').session;

function comingIn({ url = '' }: IncomingMessage): Coming {
  const { searchParams } = new URL(url, 'http://here');
  const [epoch = '', seq = ''] = searchParams.get(sinceParameter)?.split('.') ?? [];
  return { epoch, seq: /^\d{1,15}$/.test(seq) ? Number(seq) : -1, givesWay: searchParams.has(givesWayParameter) };
}

/** Who may open a socket, and whether somebody is there already. */
export function makeDoor(parts: Dependencies): Door {
  const { db, comings, farewells, otherBrowsers, identify, publicUrl, proxies, hear, log } = parts;

  const page: PageParts = { hear, leave: comings.leave, log };

  async function whoComes(request: IncomingMessage): Promise<LoggedIn | number> {
    const { headers } = request;
    // Every browser says where the page of a socket comes from. Whoever is none can say so, too.
    if (headers.origin === undefined) return 403;
    if (comesFromElsewhere({ headers, host: proxies.hostOf(request) }, publicUrl)) return 403;
    const token = tokenIn(request);
    const principal = token === undefined ? undefined : await identify(token);
    if (!principal || principal.caller === 'anonymous') return 401;
    return can(principal.caller, 'realtime.open') ? principal : 403;
  }

  async function enter(connection: PageConnection, coming: Coming, isSecond: boolean): Promise<boolean> {
    const entry = isSecond ? 'elsewhere' : await comings.enter(connection, coming);
    if (entry === 'elsewhere') otherBrowsers.refuse(connection);
    if (entry === 'over') farewells.partFrom(connection);
    if (entry !== 'in') return false;
    otherBrowsers.replace(connection);
    if (connection.principal.caller === 'visiting') farewells.missNone(connection);
    return true;
  }

  return {
    path: socketPath,
    maxBytes: clientMessageMaxBytes,
    addressOf: (request) => networkOf(proxies.addressOf(request)),
    async admit(request, takePlace) {
      const principal = await whoComes(request);
      if (typeof principal === 'number') return principal;
      if (!takePlace(String(principal.person.userId))) return 429;
      const language = languageFrom(request.headers['accept-language']);
      const { role, userId } = principal.person;
      const isScreen = can(role, 'reception.request');
      const signage = isScreen ? await signageOfUser(db, userId) : undefined;
      if (isScreen && !signage) return 403;
      const coming = comingIn(request);
      const isSecond = await otherBrowsers.areThere(principal, coming.givesWay);

      return (socket: Socket): Guest => {
        const connection: PageConnection = { socket, principal, language, signage, devices: undefined };
        return new Page(page, connection, enter(connection, coming, isSecond));
      };
    },
  };
}
