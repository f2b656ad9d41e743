import { isPartOfPage } from '@/features/signages/view/addresses';

const isPart = ({ origin, pathname }: URL): boolean => origin === location.origin && isPartOfPage(pathname);

/** What this page has loaded of itself so far: code, styles, letters and drawings. */
export class LoadedParts {
  readonly #parts = new Set<string>();
  readonly #observer = new PerformanceObserver((list) => this.#note(list.getEntries()));

  constructor() {
    this.#observer.observe({ type: 'resource', buffered: true });
  }

  list(): readonly string[] {
    this.#note(this.#observer.takeRecords());
    return [...this.#parts];
  }

  stop(): void {
    this.#observer.disconnect();
  }

  #note(entries: readonly { name: string }[]): void {
    for (const url of entries.map(({ name }) => new URL(name))) if (isPart(url)) this.#parts.add(url.pathname);
  }
}
