import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { emptyDesk } from '@mukae/contract/domain/reception/desk';
import { afterEach, expect } from 'vitest';
import { z } from 'zod';
import type { CompanyDesk } from '../features/reception/companyDesk';
import { entriesToWrite, readDesk } from '../features/reception/desks.repo';
import type { HeldDesk } from '../features/reception/heldDesk';
import { deskEntries } from '../features/reception/reception.tables';
import { connected } from './connected';
import { demoUser } from './people';
import { serviceForFile } from './serviceForFile';
import { loggedIn, type TestClient } from './testClient';
import { minutes } from './testClock';
import { TestPage } from './testPage';
import type { TestService } from './testService';

/** The page of a signage, and which signage it is. */
export interface Screen {
  page: TestPage;
  id: number;
}

export interface TestReception {
  service(): TestService;
  /** The desk of the demo company. */
  desk(): Promise<CompanyDesk>;
  /** The same where it is held. */
  held(): Promise<HeldDesk>;
  /** The browser of `name@demo.example`: the same for the whole file. */
  browser(name: string): Promise<TestClient>;
  /** A page of that browser, or of another one. */
  page(who: string | TestClient, since?: string): Promise<TestPage>;
  screen(name?: string): Promise<Screen>;
  /** On standby. */
  operator(name: string): Promise<TestPage>;
  /** Closes pages, and the desks have missed them. */
  goes(...gone: TestPage[]): Promise<void>;
  timePasses(ms: number): Promise<void>;
}

const ownId = z.looseObject({ id: z.number() });

export async function signageIdOf(client: TestClient): Promise<number> {
  return ownId.parse((await client.post('/api/getSignage', { targetId: 'SELF' })).body).id;
}

/** A visitor touches the screen; answers with the id of the request. */
export async function touch({ page, id }: Screen, touchButton = '受付', requestId: string = randomUUID()) {
  const answer = await page.say('receptionRequest', {
    requestId,
    signageId: id,
    signagePeerId: page.peerId,
    touchButton,
  });
  if (answer.result !== 'OK') throw new Error(answer.code);
  return requestId;
}

/** A visitor touches the screen and the operator answers: the call as the operator is told it. */
export async function talk(screen: Screen, operator: TestPage) {
  const requestId = await touch(screen);
  const answer = await operator.say('acceptRequest', { requestId, peerId: operator.peerId });
  if (answer.result !== 'OK') throw new Error(answer.code);
  const { call } = await operator.hears('submitCall', (message) => message.call.signageId === screen.id);
  await screen.page.hears('submitSignageState', ({ state }) => state.at === 'Active');
  return { ...call, requestId };
}

const byId = (one: { id: string }, other: { id: string }) => one.id.localeCompare(other.id);

/** What a restart would find is what is; a page that left in a hurry may be on its way. */
async function expectWritten({ mukae, db }: TestService): Promise<void> {
  const isWritten = async ({ companyId, now }: CompanyDesk) => {
    const { entries } = await readDesk(db, companyId);
    const kept = entriesToWrite(emptyDesk, now).toSorted(byId);
    return isDeepStrictEqual(entries.toSorted(byId), JSON.parse(JSON.stringify(kept)));
  };
  for (const desk of mukae.reception.desks.all()) await expect.poll(() => isWritten(desk)).toBe(true);
}

/** Nobody is there, and every signage takes visitors. */
async function empty(service: TestService): Promise<void> {
  await expect.poll(() => connected(service)).toBe(0);
  await expectWritten(service);
  // A page that left in a hurry may still be on its way in, and is missed only after that.
  const entriesAfterAWhile = async () => {
    service.clock.forward(minutes(2));
    await service.mukae.reception.timePassed();
    for (const desk of service.mukae.reception.desks.all()) {
      for (const signageId of desk.now.signages.keys()) await desk.happen({ type: 'restarted', signageId });
    }
    return service.db.select().from(deskEntries);
  };
  await expect.poll(entriesAfterAWhile).toEqual([]);
}

/** One service for all tests of a file; after each of them everybody has left the reception. */
export function receptionForFile(
  env: Readonly<Record<string, string>> = {},
  log?: (line: string) => void,
): TestReception {
  const service = serviceForFile(env, log);
  const pages: TestPage[] = [];

  const browsers = new Map<string, TestClient>();
  const signageIds = new Map<string, number>();

  async function browser(name: string): Promise<TestClient> {
    const client = browsers.get(name) ?? (await loggedIn(service().url, `${name}@demo.example`));
    browsers.set(name, client);
    return client;
  }

  async function page(who: string | TestClient, since?: string): Promise<TestPage> {
    const opened = await TestPage.open(service().url, typeof who === 'string' ? await browser(who) : who, since);
    pages.push(opened);
    return opened;
  }

  async function desk(): Promise<CompanyDesk> {
    const { companyId } = await demoUser(service(), 'admin');
    return service().mukae.reception.desks.of(companyId ?? 0);
  }

  afterEach(async () => {
    await Promise.all(pages.map((open) => open.close()));
    pages.length = 0;
    await empty(service());
  });

  async function held(): Promise<HeldDesk> {
    const { companyId } = await desk();
    const found = await service().mukae.reception.desks.heldHere(companyId);
    if (!found) throw new Error('the desk is not held here');
    return found;
  }

  return {
    service,
    desk,
    held,
    page,
    browser,
    async screen(name = 'signage1') {
      const client = await browser(name);
      const id = signageIds.get(name) ?? (await signageIdOf(client));
      signageIds.set(name, id);
      return { id, page: await page(client) };
    },
    async operator(name) {
      const opened = await page(name);
      await opened.standsBy();
      return opened;
    },
    async goes(...gone) {
      const before = connected(service());
      for (const one of gone) one.cut();
      await expect.poll(() => connected(service())).toBe(before - gone.length);
    },
    async timePasses(ms) {
      service().clock.forward(ms);
      await service().mukae.reception.timePassed();
    },
  };
}
