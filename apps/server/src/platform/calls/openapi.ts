import { access } from '@mukae/contract/access/access';
import { errorAnswer } from '@mukae/contract/calls/answers';
import type { Call, CallGroup } from '@mukae/contract/calls/call';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import * as z from 'zod/mini';

interface Schema {
  properties?: unknown;
  [key: string]: unknown;
}

const schemaOf = (type: z.ZodMiniType, io: 'input' | 'output'): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any' });
  return schema;
};

const everyCall: readonly ErrorName[] = ['badInput', 'unavailable', 'unknownError'];
const everyPost: readonly ErrorName[] = ['foreignOrigin', 'tooLarge', 'wrongMediaType'];

function errorResponses(call: Call): Record<string, unknown> {
  const guarded: readonly ErrorName[] = 'anonymous' in access[call.capability] ? [] : ['notLoggedIn', 'notAllowed'];
  const byStatus = new Map<number, string[]>();
  for (const name of new Set([
    ...everyCall,
    ...(call.method === 'POST' ? everyPost : []),
    ...guarded,
    ...call.errors,
  ])) {
    const { status, code, text } = errors[name];
    byStatus.set(status, [...(byStatus.get(status) ?? []), `${code}: ${text.en}`]);
  }
  return Object.fromEntries(
    [...byStatus].map(([status, lines]) => [
      status,
      {
        description: lines.join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
}

function formSchema(call: Extract<Call, { kind: 'form' }>): Schema {
  const schema = schemaOf(call.input, 'input');
  const files = Object.keys(call.files).map((name) => [name, { type: 'string', format: 'binary' }]);
  return { ...schema, properties: { ...Object(schema.properties), ...Object.fromEntries(files) } };
}

function requestOf(call: Call): Record<string, unknown> {
  if (call.kind === 'form')
    return { requestBody: { content: { 'multipart/form-data': { schema: formSchema(call) } } } };
  if (call.method === 'POST') {
    return { requestBody: { content: { 'application/json': { schema: schemaOf(call.input, 'input') } } } };
  }
  const names = Object.keys(Object(schemaOf(call.input, 'input').properties));
  const parameters = names.map((name) => {
    const inPath = call.path.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath, schema: { type: 'string' } };
  });
  return { parameters };
}

function answerOf(call: Call): Record<string, unknown> {
  if (call.kind !== 'file') return { 'application/json': { schema: schemaOf(call.output, 'output') } };
  return Object.fromEntries(call.contentTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

const operationOf = (tag: string, name: string, call: Call) => ({
  operationId: name,
  tags: [tag],
  summary: call.summary,
  description: `Capability: \`${call.capability}\``,
  ...requestOf(call),
  responses: { 200: { description: 'Done', content: answerOf(call) }, ...errorResponses(call) },
});

/** The machine-readable contract. Nothing in it is written by hand. */
export function openApiDocument(groups: Readonly<Record<string, CallGroup>>, version: string) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, group] of Object.entries(groups)) {
    for (const [name, call] of Object.entries(group)) {
      const path = call.path.replace(/:(\w+)/g, '{$1}');
      paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mukae', version, license: { name: 'Apache-2.0' } },
    paths,
    components: { schemas: { Error: schemaOf(errorAnswer, 'output') } },
  };
}
