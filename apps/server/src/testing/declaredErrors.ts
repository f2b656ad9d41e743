import { allCalls } from '@mukae/contract/calls/all';
import { errorAnswer } from '@mukae/contract/calls/answers';
import { z } from 'zod';
import { openApiDocument } from '#platform/calls/openapi';

const operation = z.object({ responses: z.record(z.string(), z.object({ description: z.string() })) });
const described = z.object({ paths: z.record(z.string(), z.record(z.string(), operation)) });

const routes = Object.entries(described.parse(openApiDocument(allCalls, '')).paths).map(([path, operations]) => ({
  pattern: new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`),
  operations,
}));

/** Whoever reads the contract by machine finds every error there that a call answers with. */
export async function expectDeclared(method: string, address: string, response: Response): Promise<void> {
  const [path = ''] = address.split('?');
  const called = routes.find(({ pattern }) => pattern.test(path))?.operations[method.toLowerCase()];
  const { data: refused } = errorAnswer.safeParse(await response.json().catch(() => undefined));
  if (!called || !refused) return;
  if (called.responses[response.status]?.description.includes(`${refused.code}: `)) return;
  throw new Error(`${method} ${path} declares no ${refused.code}, and answered ${response.status} with it`);
}
