import { allCalls } from '@mukae/contract/calls/all';
import type { CallGroup } from '@mukae/contract/calls/call';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';

const service = serviceForFile();

const operation = z.looseObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query']),
        required: z.boolean(),
        schema: z.object({ type: z.string() }),
      }),
    )
    .optional(),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: z.looseObject({}) })) }).optional(),
  responses: z.record(z.string().regex(/^[2-5]\d\d$/), z.looseObject({ description: z.string().min(1) })),
});
const openApi = z.object({
  openapi: z.literal('3.1.0'),
  info: z.looseObject({ title: z.string(), version: z.string() }),
  paths: z.record(z.string().startsWith('/'), z.partialRecord(z.enum(['get', 'post']), operation)),
  components: z.object({ schemas: z.record(z.string(), z.looseObject({})) }),
});

const read = async () => (await new TestClient(service().url).get('/openapi.json')).body;

describe('the reference', () => {
  it('[W-05] describes every call of the contract, and nothing else', async () => {
    const { paths } = openApi.parse(await read());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => `${operationId} ${method} ${path}`),
    );
    const calls = Object.values<CallGroup>(allCalls).flatMap((group) =>
      Object.entries(group).map(
        ([name, { method, path }]) => `${name} ${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
      ),
    );
    expect(described.sort()).toEqual(calls.sort());
  });

  it('[W-05] refers only to what it holds, and names the parameters of its paths', async () => {
    const document = openApi.parse(await read());
    for (const [, name = ''] of JSON.stringify(document).matchAll(/"#\/components\/schemas\/(\w+)"/g)) {
      expect(document.components.schemas).toHaveProperty(name);
    }
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = Object.values(methods).flatMap(({ parameters = [] }) =>
        parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => `{${name}}`),
      );
      expect(path.match(/\{\w+\}/g) ?? []).toEqual(inPath);
    }
  });

  it('[W-05] tells fields, files and errors', async () => {
    const { paths } = openApi.parse(await read());
    const update = paths['/api/updateUser']?.post;
    expect(update?.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { image: { format: 'binary' }, login_id: { type: 'string' } },
      additionalProperties: false,
    });
    expect(update?.responses['409']?.description).toContain('SVER-27');
    expect(update?.responses['401']?.description).toContain('SVER-11');
    expect(paths['/login']?.post?.responses['401']?.description).toContain('SVER-20');
  });

  it('[W-05] is the same for people as for machines', async () => {
    expect((await new TestClient(service().url).get('/docs/json')).body).toEqual(await read());
  });

  it('[W-05] is shown to people, without scripts from elsewhere', async () => {
    const response = await new TestClient(service().url).send('GET', '/docs');
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('swagger-ui');
    const policy = response.headers.get('content-security-policy') ?? '';
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
    expect(policy).toContain("default-src 'self'");
  });
});
