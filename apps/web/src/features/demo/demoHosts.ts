/** Cookies belong to a host: with two host names one browser holds two sessions. */
export type DemoHosts = { kind: 'two' | 'one'; people: string; screens: string };

const loopback = ['localhost', '127.0.0.1'];

export function demoHosts(address: string): DemoHosts {
  const { protocol, hostname, port, origin } = new URL(address);
  if (!loopback.includes(hostname)) return { kind: 'one', people: origin, screens: origin };
  const at = (host: string) => `${protocol}//${host}${port && `:${port}`}`;
  return { kind: 'two', people: at('localhost'), screens: at('127.0.0.1') };
}
