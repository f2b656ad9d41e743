import type { Page, Request } from '@playwright/test';

/** What is on its way to a page, from now on. */
class Requests {
  readonly #underway = new Set<Request>();
  #begun = 0;

  constructor(page: Page) {
    page.on('request', (request) => {
      this.#begun += 1;
      this.#underway.add(request);
    });
    const settle = (request: Request) => void this.#underway.delete(request);
    page.on('requestfinished', settle).on('requestfailed', settle);
  }

  /** How many there were; null while one is on its way. */
  get settled(): number | null {
    return this.#underway.size === 0 ? this.#begun : null;
  }
}

const requestsOf = new WeakMap<Page, Requests>();

function requestsTo(page: Page): Requests {
  const known = requestsOf.get(page) ?? new Requests(page);
  requestsOf.set(page, known);
  return known;
}

/** The page has nothing to do: what it asked for it has drawn, or asks for more. */
const rest = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve())))),
  );

/** At an address, with all that it fetches and draws by itself. Playwright's own way waits half a second more. */
export async function openQuietly(page: Page, address: string): Promise<void> {
  const requests = requestsTo(page);
  await page.goto(address);
  for (;;) {
    const before = requests.settled;
    await rest(page);
    if (before !== null && requests.settled === before) return;
  }
}
