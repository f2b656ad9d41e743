import { randomUUID } from 'node:crypto';
import { TestClient } from '@mukae/server/testing/testClient';

const password = 'Stranger2026!';

/** Somewhere in the networks that are kept for examples. */
const someAddress = (): string => {
  const [a = 0, b = 0] = crypto.getRandomValues(new Uint8Array(2));
  return `198.${18 + (a % 2)}.${b}.${a}`;
};

/** Whoever asks from an address of her own, as the proxy before the service would say. */
export const clientFrom = (url: string, address = someAddress()): TestClient =>
  new TestClient(url, { 'x-forwarded-for': address });

interface Stranger {
  client: TestClient;
  loginId: string;
  password: string;
}

/** Anybody can be the administrator of a company of her own. */
export async function signUp(url: string): Promise<Stranger> {
  const client = clientFrom(url);
  const loginId = `${randomUUID()}@stranger.example`;
  const user = {
    name: 'Stranger',
    login_id: loginId,
    password,
    kana: 'すとれんじゃー',
    phone: '0312345678',
    address: '東京',
  };
  const { result, msg } = await client.post('/registerNewAccount', { user, company: { name: `Strangers ${loginId}` } });
  if (result !== 'OK') throw new Error(`nobody could sign up: ${msg}`);
  await client.login(loginId, { password });
  return { client, loginId, password };
}
