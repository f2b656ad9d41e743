import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { passwordFault } from '../../packages/contract/src/domain/account/password';
import { brokenCompose, brokenImage, brokenKubernetes, brokenProxy } from './brokenDeployments';
import { composeFaults } from './composeFaults';
import { readCompose } from './composeFile';
import { checkout, type DeployFiles, readDeployFiles, textOf } from './deployFiles';
import { imageFaults } from './imageFaults';
import { kubernetesFaults } from './kubernetesFaults';
import { makeEnvironment } from './madeEnvironment';
import { proxyFaults } from './proxyFaults';

const files = await readDeployFiles();
const made = await makeEnvironment('reception.example.com');

const image = {
  workspaces: ['packages/contract', 'apps/server', 'apps/web', 'e2e', 'bench'],
  exists: (path: string) => existsSync(join(checkout, path)),
};

const faultsOfCompose = (of: DeployFiles): string[] => composeFaults(of, made.env);
const faultsOfProxy = (of: DeployFiles): string[] => proxyFaults(of, readCompose(of, made.env));

/** A copy in which one text stands for another. */
function changed(path: string, from: string | RegExp, to: string): DeployFiles {
  const text = textOf(files, path).replace(from, to);
  expect(text, `${path} has no ${from}`).not.toBe(textOf(files, path));
  return { ...files, [path]: text };
}

it('what is deployed agrees with the code', () => {
  const faults = [faultsOfCompose, faultsOfProxy, kubernetesFaults].flatMap((faultsOf) => faultsOf(files));
  expect([...faults, ...imageFaults(files, image)]).toEqual([]);
});

describe('a deployment that does not agree with the code is found out', () => {
  it.each(brokenCompose)('%s: %s', (fault, path, from, to) => {
    expect(faultsOfCompose(changed(path, from, to))).toContain(fault);
  });

  it.each(brokenProxy)('%s: %s', (fault, path, from, to) => {
    expect(faultsOfProxy(changed(path, from, to))).toContain(fault);
  });

  it.each(brokenImage)('%s: %s', (fault, path, from, to) => {
    expect(imageFaults(changed(path, from, to), image)).toContain(fault);
  });

  it.each(brokenKubernetes)('%s: %s', (fault, path, from, to) => {
    expect(kubernetesFaults(changed(path, from, to))).toContain(fault);
  });
});

describe('the secrets of a deployment', () => {
  it('are made once, for their owner alone, and are long enough to be used', async () => {
    const secrets = Object.entries(made.env).filter(([name]) => /PASSWORD|SECRET|TOKEN|ACCESS_KEY/.test(name));
    for (const [name, value] of secrets) expect(value, name).toMatch(/^[\w-]{20,}$/);
    expect(new Set(secrets.map(([, value]) => value)).size).toBe(secrets.length);
    expect(made.mode).toBe(0o600);
    await expect(made.again()).rejects.toThrow('.env is there already');
  });

  it('let the first administrator in, as it is told', () => {
    const { ADMIN_LOGIN_ID = '', ADMIN_PASSWORD = '' } = made.env;
    expect(passwordFault(ADMIN_PASSWORD)).toBeNull();
    expect(made.told).toContain(`${ADMIN_LOGIN_ID} with the password ${ADMIN_PASSWORD}`);
  });

  it('are others in each deployment', async () => {
    const other = await makeEnvironment('elsewhere.example.com', 'root@elsewhere.example.com');
    expect(other.env).toMatchObject({
      PUBLIC_HOST: 'elsewhere.example.com',
      ADMIN_LOGIN_ID: 'root@elsewhere.example.com',
    });
    expect(other.env.LINK_SECRET).not.toBe(made.env.LINK_SECRET);
  });
});
