import type { TestService } from './testService';

interface FromAddress {
  status: number;
  cookies: Readonly<Record<string, string>>;
}

/** A call from an address of the test's choosing, in a browser with these cookies. */
export async function postFrom(
  { mukae }: TestService,
  remoteAddress: string,
  url: string,
  payload: object,
  cookies: Readonly<Record<string, string>> = {},
): Promise<FromAddress> {
  const response = await mukae.app.inject({ method: 'POST', url, payload, remoteAddress, cookies: { ...cookies } });
  const set = response.cookies.map(({ name, value }) => [name, value] as const);
  return { status: response.statusCode, cookies: Object.fromEntries(set) };
}
