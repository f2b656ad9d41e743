import type { Import } from './readImports';

/** Server features in the order in which they may know one another: each only those before it. */
const serverFeatures = [
  'outbox',
  'audit',
  'companies',
  'stores',
  'characters',
  'channels',
  'accounts',
  'faces',
  'media',
  'voices',
  'hearing',
  'answers',
  'signages',
  'reservations',
  'receptionist',
  'pairing',
  'messages',
  'calls',
  'reception',
  'usage',
  'overview',
  'registration',
  'documents',
  'models',
  'health',
  'demo',
];

/** Web features in the same manner. */
const webFeatures = [
  'entrance',
  'companies',
  'characters',
  'stores',
  'outbox',
  'accounts',
  'channels',
  'media',
  'audit',
  'registration',
  'messages',
  'answers',
  'receptionist',
  'reception',
  'reservations',
  'signages',
  'calls',
  'pairing',
  'demo',
];

/** What every room with words in it stands on. */
const words = ['api', 'language', 'ui', 'icons'];
/** What screens of several features are made of. */
const rooms = ['dates', 'serving', 'dialogs', 'lists', 'forms', 'csvImport', 'live', 'observing', 'storage'];
const engines = ['avatar', 'capture', 'graphics', 'rtc', 'scene', 'hearing', 'speaking', 'sound', 'voice'];

/** What a part of the web app may import beside itself, the contract and npm. */
const webLayers: Record<string, readonly string[]> = {
  ui: ['observing', 'icons'],
  icons: [],
  observing: [],
  storage: [],
  graphics: [],
  avatar: ['graphics'],
  scene: ['avatar', 'icons'],
  rtc: ['observing', 'storage'],
  capture: ['rtc', 'graphics', 'observing', 'storage'],
  hearing: ['observing', 'voice'],
  speaking: ['observing', 'avatar'],
  voice: [],
  sound: ['observing'],
  api: ['observing'],
  language: ['api'],
  dates: [...words],
  serving: [...words, 'observing'],
  dialogs: [...words, 'serving'],
  lists: [...words, 'serving'],
  forms: [...words, 'serving', 'dialogs', 'lists'],
  csvImport: [...words, 'serving', 'forms', 'lists'],
  live: [...words, 'observing', 'serving', 'lists'],
  features: [...words, ...rooms, ...engines],
  pages: ['features', 'language'],
  app: [...words, 'pages', 'features', 'live', 'lists', 'dialogs', 'serving'],
};

const isTest = (path: string): boolean => /\.(test|setup)\.tsx?$|\/testing\//.test(path);
const serverFeature = (path: string): string | undefined => /^apps\/server\/src\/features\/([^/]+)\//.exec(path)?.[1];
const webFeature = (path: string): string | undefined => /^apps\/web\/src\/features\/([^/]+)\//.exec(path)?.[1];
const webLayer = (path: string): string | undefined => /^apps\/web\/src\/([^/]+)\//.exec(path)?.[1];
const below = (folder: string) => (path: string) => path.startsWith(folder);
const inContract = below('packages/contract/src/');
const inDomain = below('packages/contract/src/domain/');
const inPlatform = below('apps/server/src/platform/');

/** An unknown feature stands at -1 and may know nobody, so that a new one has to take its place in the list. */
const orderFault = (order: readonly string[], mine: string, other: string): string | undefined =>
  order.indexOf(other) < order.indexOf(mine) ? undefined : 'a feature knows only earlier ones';

function serverFeatureFault(from: string, to: string): string | undefined {
  const [mine, other] = [serverFeature(from), serverFeature(to)];
  if (mine === undefined || other === undefined || mine === other) return undefined;
  // Tables are the one thing besides: foreign keys name them.
  if (!/\/(index|[^/]+\.tables)\.ts$/.test(to)) return 'features are met at their index';
  return orderFault(serverFeatures, mine, other);
}

function webFeatureFault(from: string, to: string): string | undefined {
  const [mine, other] = [webFeature(from), webFeature(to)];
  if (other === undefined || mine === other) return undefined;
  // The list of routes is the one thing besides: it names every screen by its file, so that each comes apart.
  if (!/\/features\/[^/]+\/index\.ts$/.test(to) && webLayer(from) !== 'pages') return 'features are met at their index';
  return mine === undefined ? undefined : orderFault(webFeatures, mine, other);
}

function webFault(from: string, to: string): string | undefined {
  const [mine, other] = [webLayer(from), webLayer(to)];
  if (mine === undefined || other === undefined || mine === other) return undefined;
  return webLayers[mine]?.includes(other) ? undefined : `${mine} does not import ${other}`;
}

/** What the alias of the server does not reach: tables of another feature, and what is no module of ours. */
const canOnlyClimb = (to: string): boolean => serverFeature(to) !== undefined || !to.includes('/src/');

/** main/app → pages → features → api, engines, platform → contract → domain → nothing. */
export function faultOfImport({ from, to, specifier }: Import): string | undefined {
  if (specifier.startsWith('../../') && !canOnlyClimb(to))
    return 'an import climbs one folder; further away is the alias';
  if (isTest(from)) return undefined;
  if (inDomain(from) && !inDomain(to)) return 'the domain imports nothing';
  if (inContract(from) && !inContract(to) && to !== 'npm:zod') return 'the contract imports zod only';
  if (inPlatform(from) && below('apps/server/src/')(to) && !inPlatform(to)) return 'the platform knows no feature';
  if (serverFeature(from) && to === 'npm:drizzle-orm' && !/\.(repo|tables)\.ts$/.test(from)) {
    return 'Drizzle lives in repositories and tables';
  }
  if (below('apps/server/')(from) && below('apps/web/')(to)) return 'the server knows no page';
  if (below('apps/web/')(from) && below('apps/server/')(to)) return 'the pages know no server';
  return serverFeatureFault(from, to) ?? webFeatureFault(from, to) ?? webFault(from, to);
}
