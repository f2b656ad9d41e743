import { parse } from 'yaml';
import { z } from 'zod';
import { type DeployFiles, textOf } from './deployFiles';
import type { Environment } from './knownSettings';

const names = z.record(z.string(), z.unknown());

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  volumes: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  tmpfs: z.array(z.string()).default([]),
  read_only: z.boolean().default(false),
  stop_grace_period: z.string().optional(),
  depends_on: z.union([z.array(z.string()), names.transform((each) => Object.keys(each))]).default([]),
  healthcheck: z.looseObject({ test: z.array(z.string()).default([]) }).optional(),
  configs: z.array(z.object({ source: z.string(), target: z.string() })).default([]),
  build: z.looseObject({ dockerfile: z.string() }).optional(),
});

const composeFile = z.object({
  services: z.record(z.string(), service),
  volumes: z.record(z.string(), z.unknown()).transform((each) => Object.keys(each)),
  configs: z.record(z.string(), z.object({ content: z.string() })),
  networks: z.object({
    default: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }),
  }),
});

export type Service = z.output<typeof service>;
export type ComposeFile = z.output<typeof composeFile>;

/** `${NAME}`, and with what stands for it when it is empty: a default, a complaint, or what is said when it is not. */
const placeholder = /\$\{([A-Z0-9_]+)(?:(:[-?+])((?:[^{}]|\$\{[^{}]*\})*))?\}/g;

/** A text as compose fills it in. */
export const filledIn = (text: string, env: Environment): string =>
  text.replace(placeholder, (_, name: string, how: string | undefined, other = '') => {
    const value = env[name] ?? '';
    if (how === ':-') return value || filledIn(other, env);
    if (how === ':+') return value && filledIn(other, env);
    if (how === ':?' && value === '') throw new Error(`${name} is missing: ${other}`);
    return value;
  });

interface Asked {
  name: string;
  /** What follows the name: `:-` a default, and so on. */
  how: string;
}

export const askedOf = (text: string): Asked[] =>
  [...text.matchAll(placeholder)].map(([, name = '', how = '']) => ({ name, how }));

/** As compose does it: what is filled in is not read as YAML again. */
export const readCompose = (files: DeployFiles, env: Environment): ComposeFile =>
  composeFile.parse(
    JSON.parse(JSON.stringify(parse(textOf(files, 'compose.yaml'), { merge: true })), (_, value: unknown) =>
      typeof value === 'string' ? filledIn(value, env) : value,
    ),
  );

/** The services that are nodes, by their names. */
export const nodesOf = ({ services }: ComposeFile): [string, Service][] =>
  Object.entries(services).filter(([, { environment }]) => environment.NODE_NAME !== undefined);

/** `NAME=value`, line by line. */
export const environmentIn = (text: string): Environment =>
  Object.fromEntries([...text.matchAll(/^([A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]));
