import { callers, can } from '@mukae/contract/access/access';
import { errorAnswer } from '@mukae/contract/calls/answers';
import { type Call, type CallGroup, changesState } from '@mukae/contract/calls/call';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import { byRoute, type Route } from '@mukae/contract/calls/routes';
import { streamContentType, streamEnds } from '@mukae/contract/calls/streamEnds';
import type { ErrorName } from '@mukae/contract/errors/codes';
import { errors } from '@mukae/contract/errors/errors';
import { inputOf, oneOf, schemaOf } from './openApiSchemas';

const everyCall: readonly ErrorName[] = ['badInput', 'unavailable', 'unknownError'];
const everyChange: readonly ErrorName[] = ['foreignOrigin'];
const everyPost: readonly ErrorName[] = ['tooLarge', 'tooMany', 'tooSlow', 'wrongMediaType'];
const everyForm: readonly ErrorName[] = ['storageFull'];
const whoIsNotIn: readonly ErrorName[] = ['notLoggedIn'];
const whoMayNot: readonly ErrorName[] = ['notAllowed'];

const errorsOf = (call: Call): readonly ErrorName[] => [
  ...everyCall,
  ...(changesState(call) ? everyChange : []),
  ...(call.method === 'POST' ? everyPost : []),
  ...(call.kind === 'form' ? everyForm : []),
  ...(can('anonymous', call.capability) ? [] : whoIsNotIn),
  ...(callers.every((caller) => can(caller, call.capability)) ? [] : whoMayNot),
  ...(call.adds ? (['addedBefore'] as const) : []),
  ...call.errors,
];

function errorResponses(calls: readonly Call[]): Record<string, unknown> {
  const byStatus = new Map<number, string[]>();
  for (const name of new Set(calls.flatMap(errorsOf))) {
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

interface NamedCall {
  tag: string;
  name: string;
  call: Call;
}

const streamed = `One JSON document for each event, then \`${streamEnds.whole}\`, or \`${streamEnds.failed}\` with an error`;

const onceKey = {
  name: onceKeyHeader,
  in: 'header',
  required: false,
  schema: { type: 'string' },
  description: 'Of your making: sent again under the same key, it is added once.',
};

const onceKeyOf = (route: Route<NamedCall>) => (route.some(({ call }) => call.adds) ? { parameters: [onceKey] } : {});

function requestOf(route: Route<NamedCall>): Record<string, unknown> {
  const [{ call }] = route;
  const inputs = route.map((variant) => [variant.name, inputOf(variant.call)] as const);
  if (call.method === 'POST') {
    const type = call.kind === 'form' ? 'multipart/form-data' : 'application/json';
    return { ...onceKeyOf(route), requestBody: { content: { [type]: { schema: oneOf(inputs) } } } };
  }
  const names = inputs.flatMap(([, { properties }]) => Object.keys(Object(properties)));
  const parameters = names.map((name) => {
    const inPath = call.path.includes(`:${name}`);
    return { name, in: inPath ? 'path' : 'query', required: inPath, schema: { type: 'string' } };
  });
  return { parameters };
}

function answerOf(route: Route<NamedCall>): Record<string, unknown> {
  const answers = route.flatMap(({ name, call }) => ('output' in call ? [[name, schemaOf(call.output)] as const] : []));
  const events = route.flatMap(({ name, call }) => ('event' in call ? [[name, schemaOf(call.event)] as const] : []));
  if (answers.length > 0 || events.length > 0) {
    return {
      ...(answers.length > 0 && { 'application/json': { schema: oneOf(answers) } }),
      ...(events.length > 0 && { [streamContentType]: { schema: oneOf(events) } }),
    };
  }
  const types = route.flatMap(({ call }) => (call.kind === 'file' ? call.contentTypes : []));
  return Object.fromEntries(types.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
}

/** What the calls on one path do. Several of them go by the name of the path. */
function headOf(route: Route<NamedCall>) {
  const [{ name, call }, ...others] = route;
  if (others.length === 0) {
    return { operationId: name, summary: call.summary, description: `Capability: \`${call.capability}\`` };
  }
  return {
    operationId: call.path.split('/').at(-1),
    summary: route.map((variant) => variant.name).join(', '),
    description: route
      .map((variant) => `- \`${variant.name}\`: ${variant.call.summary} (\`${variant.call.capability}\`)`)
      .join('\n'),
  };
}

const isStreamed = (route: Route<NamedCall>): boolean => route.some(({ call }) => call.kind === 'stream');

const operationOf = (route: Route<NamedCall>) => ({
  ...headOf(route),
  tags: [route[0].tag],
  ...requestOf(route),
  responses: {
    200: { description: isStreamed(route) ? streamed : 'Done', content: answerOf(route) },
    ...errorResponses(route.map(({ call }) => call)),
  },
});

/** The machine-readable contract. Nothing in it is written by hand. */
export function openApiDocument(groups: Readonly<Record<string, CallGroup>>, version: string) {
  const calls = Object.entries(groups).flatMap(([tag, group]) =>
    Object.entries(group).map(([name, call]) => ({ tag, name, call })),
  );
  const paths: Record<string, Record<string, unknown>> = {};
  for (const route of byRoute(calls, ({ call }) => call)) {
    const [{ call }] = route;
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Mukae', version, license: { name: 'Apache-2.0' } },
    paths,
    components: { schemas: { Error: schemaOf(errorAnswer) } },
  };
}
