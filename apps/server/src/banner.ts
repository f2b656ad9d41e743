import { networkInterfaces } from 'node:os';
import { demoAccounts, demoPassword } from '#features/demo';
import type { PrintedOnce } from '#features/registration';
import type { Settings } from '#platform/config/settings';

const isEverywhere = (host: string): boolean => host === '0.0.0.0' || host === '::';

const lanAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((list) => list ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

const namesOf = (host: string): string[] => {
  if (isEverywhere(host)) return ['localhost', ...lanAddresses()];
  if (host === '127.0.0.1') return ['localhost', host];
  return host.includes(':') ? [] : [host];
};

function addressesOf({ hosts, https, port }: Settings): string[] {
  return hosts.flatMap(namesOf).map((name) => `${https ? 'https' : 'http'}://${name}:${port}`);
}

/** What a person who starts it wants to know. */
export function banner(settings: Settings, firstAdmin: PrintedOnce | undefined): string {
  const addresses = addressesOf(settings);
  const lines = ['', '  Mukae 迎え', '', ...addresses.map((address) => `  ${address}`)];
  if (settings.mode === 'demo') lines.push(`  ${addresses[0]}/demo   (every role with one click)`);
  if (settings.mode !== 'srv') {
    const width = Math.max(...Object.values(demoAccounts).map(({ loginId }) => loginId.length));
    lines.push('', `  Demo accounts, password ${demoPassword}`);
    lines.push(...Object.values(demoAccounts).map(({ loginId, role }) => `  ${loginId.padEnd(width)}  ${role}`));
  }
  if (firstAdmin) {
    lines.push('', '  System administrator (valid 24 hours; a new one is shown until a password is set):');
    lines.push(`  ${firstAdmin.loginId}   temporary password ${firstAdmin.temporaryPassword}`);
  }
  return `${lines.join('\n')}\n\n  Ctrl-C stops it.\n\n`;
}
