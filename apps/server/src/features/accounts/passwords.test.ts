import { describe, expect, it } from 'vitest';
import { loginFlood } from '#testing/hostile/loginFlood';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import { hashPassword, matchesOf } from './passwords';

const service = serviceForFile();

describe('passwords', () => {
  it('[S-12] match their own hash, and never one that is missing', async () => {
    const hash = await hashPassword('Welcome2026!', 'somebody');
    expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await matchesOf([hash, null], 'Welcome2026!', 'somebody')).toEqual([true, false]);
    expect(await matchesOf([null, hash], 'Welcome2025!', 'somebody')).toEqual([false, false]);
  });

  it('[S-12] of 45 who log in at once keep nobody from reading files', async () => {
    const readDocument = async () => {
      const response = await new TestClient(service().url).send('GET', '/documents/terms.pdf');
      return (await response.arrayBuffer()).byteLength;
    };
    let answered = 0;
    const logins = loginFlood(service().url, 45).map(async (login) => {
      const status = await login;
      answered += 1;
      return status;
    });
    await Promise.race(logins);
    for (let n = 0; n < 5; n += 1) expect(await readDocument()).toBeGreaterThan(1000);
    const answeredMeanwhile = answered;
    expect(await Promise.all(logins)).toEqual(Array.from({ length: 45 }, () => 401));
    expect(answeredMeanwhile).toBeLessThan(30);
  });
});
