import { afterEach, beforeEach } from 'vitest';

/** The cookies with which each test of a file begins. They can be taken away, as a page does. */
export function cookiesOfBrowser(first: readonly string[]): void {
  beforeEach(() => {
    let kept = [...first];
    // Not by two spies: restored one after the other, the second would bring back the first.
    Object.defineProperty(document, 'cookie', {
      configurable: true,
      get: () => kept.join('; '),
      set(written: string) {
        const [name] = written.split('=');
        kept = kept.filter((cookie) => !cookie.startsWith(`${name}=`) || !written.includes('Max-Age=0'));
      },
    });
  });
  afterEach(() => {
    Reflect.deleteProperty(document, 'cookie');
  });
}
