import { describe, expect, it } from 'vitest';
import { makePlace, patience } from '../testing/service';
import { starting, stopped } from '../testing/started';
import { readDeployFiles, textOf } from './deployFiles';
import { alertsIn, figuresOf, panelsIn, questionsIn, shownFigures } from './figures';

/** What only a node among several shows. */
const ofSeveralNodes = ['mukae_redis_up', 'mukae_line_behind', 'mukae_node_requests_total'];
/** Prometheus says it itself, of whomever it asks. */
const ofPrometheus = ['up'];

const files = await readDeployFiles();
const place = await makePlace();
const { started } = starting(place);

const asked = new Set(questionsIn(files).flatMap((question) => figuresOf(question) ?? []));

it('every figure that alerts and dashboard ask for is shown by a running service', { timeout: patience }, async () => {
  const service = await started({ DATA_DIR: place.folder('figures') });
  const answer = await fetch(`http://127.0.0.1:${place.port}/metrics`);
  const shown = shownFigures(await answer.text());
  await stopped(service);
  expect(shown).toContain('mukae_http_request_seconds_bucket');
  const missing = [...asked].filter((name) => !shown.has(name));
  expect(missing.filter((name) => ![...ofSeveralNodes, ...ofPrometheus].includes(name))).toEqual([]);
});

it('every figure of a node among several is watched', () => {
  expect([...asked]).toEqual(expect.arrayContaining(ofSeveralNodes));
});

describe('a question to Prometheus', () => {
  it('can be read, whether an alert or a panel asks it', () => {
    const unreadable = questionsIn(files).filter((question) => figuresOf(question) === undefined);
    expect(unreadable).toEqual([]);
  });

  it('that is no question is found out', () => {
    const figures = (expression: string) => figuresOf({ of: 'a test', expression });
    expect(figures('sum(rate(mukae_sockets[5m])')).toBeUndefined();
    expect(figures('mukae_sockets >')).toBeUndefined();
    expect(figures('sum by (instance) (rate(a_total{b="c"}[5m])) / d')).toEqual(['a_total', 'd']);
  });
});

describe('an alert', () => {
  const names = alertsIn(files).map(({ alert }) => alert);

  it('has a name of its own, and a paragraph on what to do', () => {
    expect(new Set(names).size).toBe(names.length);
    const told = [...textOf(files, 'docs/operations.md').matchAll(/^\| `(Mukae\w+)` \|/gm)].map(([, name]) => name);
    expect(told).toEqual(names);
  });
});

it('panels of the dashboard have titles and numbers of their own', () => {
  const panels = panelsIn(files);
  expect(new Set(panels.map(({ title }) => title)).size).toBe(panels.length);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
});
