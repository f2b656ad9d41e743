import { timing } from '@mukae/contract/domain/reception/timing';
import { errorCodes } from '@mukae/contract/errors/codes';
import { clientEvents } from '@mukae/contract/realtime/clientEvents';
import { clientMessageMaxBytes, clientMessages } from '@mukae/contract/realtime/clientMessages';
import { serverMessages } from '@mukae/contract/realtime/serverMessages';
import {
  beat,
  closeCodes,
  givesWayParameter,
  mayComeBack,
  sinceParameter,
  socketPath,
  socketsPerAccount,
} from '@mukae/contract/realtime/socket';
import { z } from 'zod';

const row = (...cells: string[]): string => `| ${cells.join(' | ')} |`;

type Json = z.core.JSONSchema.JSONSchema;

const asSchema = (schema: Json | boolean | undefined): Json => (typeof schema === 'object' ? schema : {});

/** A schema in as few words as a table holds. */
function inShort(schema: Json): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return choices.map((choice) => inShort(asSchema(choice))).join(' or ');
  if (schema.type === 'array') return `list of ${inShort(asSchema(Array.isArray(schema.items) ? {} : schema.items))}`;
  if (schema.type === 'object') return `{ ${fieldsOf(schema).join(', ')} }`;
  return schema.format ?? String(schema.type ?? 'anything');
}

const envelope = new Set(['type', 'event', 'ref']);

const fieldsOf = (schema: Json, hidden: ReadonlySet<string> = new Set()): string[] =>
  Object.entries(schema.properties ?? {})
    .filter(([name]) => !hidden.has(name))
    .map(([name, field]) => `${name}: ${inShort(asSchema(field))}`);

function fields(schema: z.core.$ZodType): string {
  const all = fieldsOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), envelope);
  return all.length > 0 ? all.map((field) => `\`${field}\``).join('<br>') : '–';
}

const seconds = (ms: number): string => `${ms / 1000} s`;

const closings: Readonly<Record<(typeof closeCodes)[keyof typeof closeCodes], string>> = {
  [closeCodes.goingAway]: 'the server stops',
  [closeCodes.alreadyExist]: 'another browser of the account is there, or another page of the same signage',
  [closeCodes.loggedOut]: 'the session is over',
  [closeCodes.tooMany]: 'the page said more than a page says',
  [closeCodes.notAnswering]: 'the page heard nothing for too long',
};

/** docs/protocol.md, from the catalogues of the contract. */
export const protocolPage = (): string => `# The realtime channel

\`GET ${socketPath}\`, upgraded, with the session cookie and a matching Origin. Messages are JSON with a \`type\`; a message of a page has at most
${clientMessageMaxBytes / 1024} KiB. This page is made by \`npm run docs\`.

- The first message is \`wsInit\`. Messages of the stream carry a \`seq\`; a page that comes back names the last one it saw,
  \`${socketPath}?${sinceParameter}=epoch.seq\`, and gets what it missed, or a snapshot when that is no longer known.
- A page says \`ping\` every ${seconds(timing.heartbeat)}. A socket that closes is opened again after ${timing.retry.first} ms, then later and later up to
  ${seconds(timing.retry.most)}, with jitter.
- The server says something at least every ${seconds(timing.beat)}, if need be \`${beat}\`. A page that hears nothing asks, and gives the connection up
  10 s after the last word.
- A \`stateTransitionEvent\` carries a \`ref\`; its answer is a \`stateTransitionMsg\` with the same. Whatever carries a readable \`ref\` is answered
  once, also when nothing else of it can be read; what carries none is warned of. A page says it again until it is answered;
  \`${errorCodes.unavailable}\` (the database is away) is no answer before ${seconds(timing.lostLink)} have passed.
- An account has at most ${socketsPerAccount} sockets; an address has a limit, too (\`SOCKETS_PER_ADDRESS\`). One more is answered 429, and tried again
  later like any other that failed.
- A reader that does not keep up is cut off, and comes back for what it missed.
- A new page of a signage takes the place of its old one. The old one asks for it now and then, \`${socketPath}?${givesWayParameter}=1\`, and is let in once
  nobody is there; without it, it takes the place back, which it does when it is touched or brought to the front.

| closed with | name | because | comes back |
| --- | --- | --- | --- |
${Object.entries(closeCodes)
  .map(([name, code]) => row(String(code), name, closings[code], mayComeBack(code) ? 'yes' : 'no'))
  .join('\n')}

## From a page: \`stateTransitionEvent\`

| event | what it says | fields | capability |
| --- | --- | --- | --- |
${Object.entries(clientEvents)
  .map(([name, { summary, schema, capability }]) => row(`\`${name}\``, summary, fields(schema), capability))
  .join('\n')}

## From a page: other messages

| type | what it says | fields | capability |
| --- | --- | --- | --- |
${Object.entries(clientMessages)
  .map(([name, { summary, schema, capability }]) => row(`\`${name}\``, summary, fields(schema), capability))
  .join('\n')}

## From the server

| type | what it says | fields | to |
| --- | --- | --- | --- |
${Object.entries(serverMessages)
  .map(([name, { summary, schema, to }]) => row(`\`${name}\``, summary, fields(schema), to))
  .join('\n')}
`;
