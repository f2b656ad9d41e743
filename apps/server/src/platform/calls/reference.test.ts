import { allCalls } from '@mukae/contract/calls/all';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import { byRoute } from '@mukae/contract/calls/routes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import * as mini from 'zod/mini';
import { expectDeclared } from '#testing/declaredErrors';
import { serviceForFile } from '#testing/serviceForFile';
import { TestClient } from '#testing/testClient';
import { openApiDocument } from './openapi';

const service = serviceForFile();
const production = serviceForFile({ MODE: 'srv' });
const asked = serviceForFile({ MODE: 'srv', API_REFERENCE: 'on' });

const operation = z.looseObject({
  operationId: z.string().min(1),
  tags: z.array(z.string()).length(1),
  summary: z.string().min(1),
  parameters: z
    .array(
      z.object({
        name: z.string(),
        in: z.enum(['path', 'query', 'header']),
        required: z.boolean(),
        schema: z.object({ type: z.string() }),
        description: z.string().optional(),
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

const named: [name: string, call: Call][] = Object.values<CallGroup>(allCalls).flatMap((group) =>
  Object.entries(group),
);
const routes = byRoute(named, ([, call]) => call);

type Operation = z.infer<typeof operation>;

/** What is sent to an operation: one thing, or one of several that have names. */
function bodiesOf({ requestBody }: Operation): Record<string, unknown>[] {
  const [{ schema } = { schema: {} }] = Object.values(requestBody?.content ?? {});
  return z.array(z.looseObject({})).safeParse(schema.oneOf).data ?? [schema];
}

const bodyOf = (described: Operation | undefined, name: string) =>
  described && bodiesOf(described).find(({ title }) => title === name);

describe('the reference', () => {
  it('[W-05] describes every path of the contract, and nothing else', async () => {
    const { paths } = openApi.parse(await read());
    const described = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    );
    const mounted = routes.map(
      ([[, { method, path }]]) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
    );
    expect(described.sort()).toEqual(mounted.sort());
  });

  it('[W-05] names every call: an operation after the only one, or each of several where they are described', async () => {
    const { paths } = openApi.parse(await read());
    for (const route of routes) {
      const [[name, { method, path }], ...others] = route;
      const described = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method === 'GET' ? 'get' : 'post'];
      if (others.length === 0) expect(described?.operationId).toBe(name);
      else expect(described && bodiesOf(described).map(({ title }) => title)).toEqual(route.map(([one]) => one));
    }
    const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
    expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length);
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
    expect(bodyOf(update, 'changeUser')).toMatchObject({
      properties: { image: { format: 'binary' }, login_id: { type: 'string' } },
      additionalProperties: false,
    });
    expect(update?.responses['409']?.description).toContain('SVER-27');
    expect(update?.responses['401']?.description).toContain('SVER-11');
    expect(paths['/login']?.post?.responses['401']?.description).toContain('SVER-20');
  });

  it('[W-05] tells of every error that is answered: a test that hears another one fails', async () => {
    const answered = (code: string) => Response.json({ result: 'Error', code, msg: '' }, { status: 401 });
    await expect(expectDeclared('POST', '/login', answered('SVER-20'))).resolves.toBeUndefined();
    await expect(expectDeclared('POST', '/login', answered('SVER-2'))).rejects.toThrow('SVER-2');
  });

  it.each(['/token/login', '/token/get/startTime', '/token/get/expTime'])(
    '[W-05] tells what became of the link of a reservation, wherever one is read: %s',
    async (path) => {
      const { paths } = openApi.parse(await read());
      const told = Object.values(paths[path]?.post?.responses ?? {}).map(({ description }) => description);
      for (const code of ['SVER-23', 'SVER-24', 'SVER-121', 'SVER-122']) expect(told.join()).toContain(`${code}: `);
    },
  );

  it('[W-05] [D-E16] tells of the key under which something is added once, where something is added', async () => {
    const { paths } = openApi.parse(await read());
    const keyed = Object.entries(paths).filter(([, { post }]) =>
      post?.parameters?.some(({ name }) => name === onceKeyHeader),
    );
    const adding = named.flatMap(([, { adds, path }]) => (adds ? [path] : []));
    expect(keyed.map(([path]) => path).sort()).toEqual(adding.sort());
    expect(paths['/api/addStore']?.post?.responses['409']?.description).toContain('SVER-57');
  });

  it('[W-05] tells what each of several calls on a path is told apart by, and what each answers', async () => {
    const { paths } = openApi.parse(await read());
    expect(bodyOf(paths['/api/updateSignage']?.post, 'changeSceneLogo')).toMatchObject({
      properties: { isUpdateTemplate: { enum: ['1', 'true'] }, templateTarget: { enum: ['logo'] } },
      required: ['isUpdateTemplate', 'templateTarget', 'signageId', 'templateId'],
    });
    expect(bodyOf(paths['/api/updateSignage']?.post, 'changeSignage')).toMatchObject({
      properties: { isUpdateTemplate: { enum: ['0', 'false'] } },
      required: ['targetId'],
    });
    const { oneOf } = z
      .object({
        content: z.object({ 'application/json': z.object({ schema: z.object({ oneOf: z.array(z.unknown()) }) }) }),
      })
      .parse(paths['/api/getStore']?.post?.responses['200']).content['application/json'].schema;
    expect(oneOf).toMatchObject([
      { title: 'getStore', type: 'object' },
      { title: 'listStores', type: 'array' },
      { title: 'pageOfStores', required: ['result', 'rows', 'total'] },
    ]);
  });

  it('[W-05] [D-AT01] tells what is answered bit by bit: the events, and how it ends', () => {
    const event = mini.discriminatedUnion('is', [mini.object({ is: mini.literal('said'), text: mini.string() })]);
    const { paths } = openApi.parse(
      openApiDocument(
        {
          stories: {
            tell: {
              kind: 'stream',
              method: 'POST',
              path: '/api/tell',
              summary: 'Tells a story',
              input: mini.strictObject({ name: mini.string() }),
              event,
              errors: [],
              capability: 'service.read',
            },
          },
        },
        '1',
      ),
    );
    const described = paths['/api/tell']?.post;
    expect(described?.requestBody?.content).toHaveProperty(['application/json']);
    expect(described?.responses['200']).toMatchObject({
      description: expect.stringContaining('`end`'),
      content: { 'text/event-stream': { schema: { oneOf: [{ properties: { is: { const: 'said' } } }] } } },
    });
    expect(described?.responses['400']?.content).toHaveProperty(['application/json']);
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

  it('[S-30] is not served in srv unless it is asked for', async () => {
    const read = async (url: string, path: string) => (await new TestClient(url).send('GET', path)).text();
    expect((await new TestClient(production().url).get('/openapi.json')).status).toBe(404);
    for (const path of ['/docs', '/docs/', '/docs/json', '/docs/static/swagger-ui.css']) {
      expect(await read(production().url, path)).not.toMatch(/swagger|openapi/i);
    }
    expect((await new TestClient(asked().url).get('/openapi.json')).status).toBe(200);
    expect(await read(asked().url, '/docs')).toMatch(/swagger/i);
  });
});
