import { filmMaxBytes } from '@mukae/contract/domain/media/media';
import { parse } from 'yaml';
import { z } from 'zod';
import type { ComposeFile } from './composeFile';
import { nodesOf } from './composeFile';
import { type DeployFiles, foundIn, textOf, unless } from './deployFiles';
import { imageValue, isProbe } from './nodeFaults';

const caddyfile = 'deploy/Caddyfile';

/** What somebody may put around a film. */
const ofForm = 1_000_000;

const scraping = z.object({
  rule_files: z.array(z.string()),
  scrape_configs: z.array(z.looseObject({ static_configs: z.array(z.object({ targets: z.array(z.string()) })) })),
});

/** What is wrong with who asks the nodes: the proxy, and Prometheus. */
export function proxyFaults(files: DeployFiles, compose: ComposeFile): string[] {
  const text = textOf(files, caddyfile);
  const nodes = nodesOf(compose).map(([name]) => `${name}:${imageValue(files, 'PORT')}`);
  const asked = foundIn(files, caddyfile, /^\s+to (.+)$/m).split(' ');
  const probe = foundIn(files, caddyfile, /health_uri (\S+)/);
  const everyMs = Number(foundIn(files, caddyfile, /health_interval (\d+)s/)) * 1000;
  const noticeMs = Number(foundIn(files, 'apps/server/src/start.ts', /noticeMs = (\d+);/));
  const largest = Number(foundIn(files, caddyfile, /max_size (\d+)MB/)) * 1_000_000;
  const { rule_files, scrape_configs } = scraping.parse(parse(textOf(files, 'deploy/prometheus/prometheus.yaml')));
  const scraped = scrape_configs.flatMap(({ static_configs }) => static_configs.flatMap(({ targets }) => targets));
  const settings = [...text.matchAll(/\{\$(\w+)/g)].map(([, name = '']) => name);
  return [
    ...unless(asked.join() === nodes.join(), `the proxy knows ${asked.join(' ')}`),
    ...unless(probe === '/servez' && isProbe(files, probe), `the proxy asks ${probe} where to send people`),
    ...unless(everyMs < noticeMs, 'the proxy sends people to a node that leaves'),
    ...unless(largest > filmMaxBytes + ofForm, 'the proxy refuses films that the service takes'),
    ...unless(/flush_interval -1/.test(text), 'the proxy holds answers back'),
    ...unless(!/lb_policy (cookie|ip_hash|client_ip_hash|header|uri_hash)/.test(text), 'the proxy ties pages to nodes'),
    ...unless(/tls \{\$TLS:internal\}/.test(text), 'the proxy has no certificate of its own until it is given one'),
    ...unless(/respond \/metrics 404/.test(text), 'figures are shown to everybody'),
    ...settings.flatMap((name) =>
      unless(compose.services.proxy?.environment[name] !== undefined, `the proxy is not told ${name}`),
    ),
    ...unless(scraped.join() === nodes.join(), `Prometheus asks ${scraped.join(' ')}`),
    ...rule_files.flatMap((file) =>
      unless(files[`deploy/prometheus/${file}`] !== undefined, `Prometheus looks for rules in ${file}`),
    ),
  ];
}
