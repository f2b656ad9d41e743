import { randomUUID } from 'node:crypto';
import { TestPage } from '@mukae/server/testing/testPage';
import type { TestService } from '@mukae/server/testing/testService';

/** A screen where visitors stand, without a page to look at. */
export class VisitedSignage {
  readonly page: TestPage;
  readonly #signageId: number;

  constructor(page: TestPage, signageId: number) {
    this.page = page;
    this.#signageId = signageId;
  }

  /** A visitor touches a button; gives back which request that makes. */
  async touch(touchButton = ''): Promise<string> {
    const requestId = randomUUID();
    await this.page.say('receptionRequest', {
      requestId,
      signageId: this.#signageId,
      signagePeerId: this.page.peerId,
      touchButton,
    });
    return requestId;
  }
}

export async function signageOf(service: TestService, loginId: string): Promise<VisitedSignage> {
  const page = await TestPage.ofUser(service.url, loginId);
  const { snapshot } = page.greeting;
  if (snapshot?.of !== 'signage') throw new Error(`${loginId} is no signage`);
  return new VisitedSignage(page, snapshot.signageId);
}
