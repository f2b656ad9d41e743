import { hostname } from 'node:os';
import { join, resolve } from 'node:path';
import { servingName } from '@mukae/contract/calls/health';
import { socketsPerAddress } from '@mukae/contract/realtime/socket';
import { z } from 'zod';
import { type FaceCaptureSettings, faceCaptureEnvironment, faceCaptureFrom } from './faceCaptureSettings';
import { type HearingSettings, hearingEnvironment, hearingFrom } from './hearingSettings';
import { type IceSettings, iceEnvironment, iceFrom } from './iceSettings';
import { type Issuer, issuerEnvironment, issuerFrom } from './issuerSettings';
import { refuseNodeOfItsOwn } from './nodesSettings';
import { type TrustedProxies, trustProxy } from './proxySettings';
import { StartFailure } from './startFailure';
import { type TalkSettings, talkEnvironment, talkFrom } from './talkSettings';
import { type TracingSettings, tracingEnvironment, tracingFrom } from './tracingSettings';
import { type VoiceSettings, voiceEnvironment, voicesFrom } from './voiceSettings';

const flag = z.enum(['0', '1', 'true', 'false', 'on', 'off']).transform((value) => ['1', 'true', 'on'].includes(value));
const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

const environment = z.object({
  PORT: z
    .string()
    .refine((value) => /^\d{1,5}$/.test(value) && Number(value) <= 65535, { error: 'must be a port number' })
    .transform(Number)
    .default(3000),
  HOST: z.string().optional(),
  MODE: z.enum(['demo', 'dev', 'srv'], { error: 'must be demo, dev or srv' }).default('demo'),
  DATA_DIR: z.string().default('./data'),
  DOCUMENTS_DIR: z.string().optional(),
  MODELS_DIR: z.string().optional(),
  MODELS_URL: url('http:', 'https:').default('https://storage.googleapis.com/mediapipe-models'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  PUBLIC_URL: url('http:', 'https:').optional(),
  SERVER_NAME: z.string().max(100).default(servingName),
  NODE_NAME: z.string().min(1).max(100).default(hostname()),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().max(320).default('Mukae <no-reply@mukae.example>'),
  ADMIN_LOGIN_ID: z.email({ error: 'must be an e-mail address' }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  LINK_SECRET: z.string().min(32, { error: 'must have at least 32 characters' }).optional(),
  TRUST_PROXY: trustProxy.default(0),
  SOCKETS_PER_ADDRESS: z
    .string()
    .regex(/^[1-9]\d{0,6}$/, { error: 'must be a number of sockets' })
    .transform(Number)
    .default(socketsPerAddress),
  RESERVATION_CHANNELS: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, { error: 'must be a number of seats, from 1 to 9999' })
    .transform(Number)
    .default(1),
  METRICS_TOKEN: z.string().min(16, { error: 'must have at least 16 characters' }).optional(),
  HTTPS: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).optional(),
  API_REFERENCE: flag.optional(),
  DISK_RESERVE_MB: z
    .string()
    .regex(/^\d{1,9}$/, { error: 'must be a number of megabytes' })
    .transform(Number)
    .default(1024),
  S3_ENDPOINT: url('http:', 'https:').optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_PREFIX: z.string().optional(),
  ...iceEnvironment,
  ...faceCaptureEnvironment,
  ...hearingEnvironment,
  ...voiceEnvironment,
  ...issuerEnvironment,
  ...talkEnvironment,
  ...tracingEnvironment,
});
type Environment = z.output<typeof environment>;

type Mode = 'demo' | 'dev' | 'srv';

export interface S3Settings {
  /** Undefined: Amazon's, by region. */
  endpoint: string | undefined;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or ends with a slash. */
  prefix: string;
}

export interface Settings {
  port: number;
  /** Where it listens. */
  hosts: readonly string[];
  mode: Mode;
  dataDir: string;
  /** Documents in place of those that come with the product. */
  documentsDir: string;
  /** Undefined: models come from their publisher. */
  modelsDir: string | undefined;
  modelsUrl: string;
  databaseUrl: string | undefined;
  /** Undefined: this process serves its database alone. */
  redisUrl: string | undefined;
  publicUrl: string | undefined;
  serverName: string;
  /** Among several nodes. */
  nodeName: string;
  smtpUrl: string | undefined;
  mailFrom: string;
  firstAdmin: { loginId: string | undefined; password: string | undefined };
  linkSecret: string | undefined;
  trustProxy: TrustedProxies;
  socketsPerAddress: number;
  /** How many meetings can be held at once. */
  reservationChannels: number;
  metricsToken: string | undefined;
  https: boolean;
  logLevel: string;
  /** Whether the reference of all calls is served. */
  hasReference: boolean;
  /** What uploads leave free on the disk of the data folder. */
  diskReserveMb: number;
  /** Undefined: files lie in the data folder. */
  s3: S3Settings | undefined;
  ice: IceSettings;
  faceCapture: FaceCaptureSettings;
  hearing: HearingSettings;
  voices: VoiceSettings;
  issuer: Issuer;
  talk: TalkSettings;
  /** Undefined: nothing is traced. */
  tracing: TracingSettings | undefined;
}

const loopback = ['127.0.0.1', '::1'];
const everywhere = ['0.0.0.0'];

/** A certificate is asked for to be reached by others. */
const defaultHosts = (mode: Mode, https: boolean): readonly string[] =>
  mode === 'srv' || https ? everywhere : loopback;

/** In a demo the terminal belongs to the addresses; a service writes one line per request. */
const defaultLogLevel: Record<Mode, string> = { demo: 'warn', dev: 'info', srv: 'info' };

/** All that it needs, or nothing of it. */
function s3From(values: Environment): S3Settings | undefined {
  if (!Object.entries(values).some(([name, value]) => name.startsWith('S3_') && value !== undefined)) return undefined;
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartFailure('Bad setting. S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are needed together');
  }
  const prefix = values.S3_PREFIX?.replace(/^\/+|\/+$/g, '');
  return {
    endpoint: values.S3_ENDPOINT,
    region: values.S3_REGION ?? 'us-east-1',
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: prefix ? `${prefix}/` : '',
  };
}

/** Reads the environment; every bad value gets its own sentence. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new StartFailure(`Bad setting. ${faults.join('; ')}`);
  }
  const values = parsed.data;
  refuseNodeOfItsOwn(values);
  const hosts = values.HOST === undefined ? defaultHosts(values.MODE, values.HTTPS) : [values.HOST];
  return {
    port: values.PORT,
    hosts,
    mode: values.MODE,
    dataDir: resolve(values.DATA_DIR),
    documentsDir: resolve(values.DOCUMENTS_DIR ?? join(values.DATA_DIR, 'documents')),
    modelsDir: values.MODELS_DIR === undefined ? undefined : resolve(values.MODELS_DIR),
    modelsUrl: values.MODELS_URL.replace(/\/+$/, ''),
    databaseUrl: values.DATABASE_URL,
    redisUrl: values.REDIS_URL,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    serverName: values.SERVER_NAME,
    nodeName: values.NODE_NAME,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    firstAdmin: { loginId: values.ADMIN_LOGIN_ID, password: values.ADMIN_PASSWORD },
    linkSecret: values.LINK_SECRET,
    trustProxy: values.TRUST_PROXY,
    socketsPerAddress: values.SOCKETS_PER_ADDRESS,
    reservationChannels: values.RESERVATION_CHANNELS,
    metricsToken: values.METRICS_TOKEN,
    https: values.HTTPS,
    logLevel: values.LOG_LEVEL ?? defaultLogLevel[values.MODE],
    hasReference: values.API_REFERENCE ?? values.MODE !== 'srv',
    diskReserveMb: values.DISK_RESERVE_MB,
    s3: s3From(values),
    ice: iceFrom(values),
    faceCapture: faceCaptureFrom(values, hosts),
    hearing: hearingFrom(values),
    voices: voicesFrom(values),
    issuer: issuerFrom(values),
    talk: talkFrom(values),
    tracing: tracingFrom(values),
  };
}
