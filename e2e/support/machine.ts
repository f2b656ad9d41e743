import { once } from 'node:events';
import { demoPassword } from '@mukae/server/features/demo/demoAccounts';
import { type Browser, type BrowserContextOptions, type BrowserServer, chromium, type Page } from '@playwright/test';
import { withFakeMedia } from './launch';
import { withSlowScreen } from './slowScreen';

type Session = Awaited<ReturnType<ReturnType<Page['context']>['storageState']>>;

/** A computer with a browser and nothing else: its plug can be pulled, and its lid be closed. */
export class Machine {
  readonly #server: BrowserServer;
  readonly #browser: Browser;

  private constructor(server: BrowserServer, browser: Browser) {
    this.#server = server;
    this.#browser = browser;
  }

  static async switchOn(): Promise<Machine> {
    const server = await chromium.launchServer(withFakeMedia.launchOptions);
    return new Machine(server, await chromium.connect(server.wsEndpoint()));
  }

  /** The browser kept this when the machine went off. */
  async pageWith(kept: Session): Promise<Page> {
    return this.#newPage({ storageState: kept });
  }

  async loggedIn(loginId: string): Promise<Page> {
    const page = await this.#newPage();
    await page.request.post('/login', { data: { username: loginId, password: demoPassword, isRemember: false } });
    return page;
  }

  /** Without a word to anybody. */
  async pullPlug(): Promise<void> {
    const isOff = once(this.#server.process(), 'exit');
    this.#signal('SIGKILL');
    await isOff;
  }

  /** Nothing runs on it any more, and nobody is told. */
  closeLid(): void {
    this.#signal('SIGSTOP');
  }

  openLid(): void {
    this.#signal('SIGCONT');
  }

  async switchOff(): Promise<void> {
    this.openLid();
    await this.#server.close();
  }

  async #newPage(options?: BrowserContextOptions): Promise<Page> {
    return (await withSlowScreen(await this.#browser.newContext(options))).newPage();
  }

  /** To all processes of the browser. */
  #signal(signal: NodeJS.Signals): void {
    const { pid } = this.#server.process();
    if (pid !== undefined) process.kill(-pid, signal);
  }
}
