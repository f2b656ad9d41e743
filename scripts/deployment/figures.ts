import { parser } from '@prometheus-io/lezer-promql';
import { parse } from 'yaml';
import { z } from 'zod';
import { type DeployFiles, textOf } from './deployFiles';

const rules = z.object({
  groups: z.array(
    z.object({
      name: z.string(),
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          for: z.string().optional(),
          labels: z.object({ severity: z.enum(['page', 'warn']) }),
          annotations: z.object({ summary: z.string() }),
        }),
      ),
    }),
  ),
});

const dashboard = z.looseObject({
  panels: z.array(
    z.looseObject({
      id: z.number(),
      title: z.string(),
      targets: z.array(z.looseObject({ expr: z.string() })).default([]),
    }),
  ),
});

interface Question {
  /** Whose it is: an alert, or a panel. */
  of: string;
  expression: string;
}

export const alertsIn = (files: DeployFiles) =>
  rules.parse(parse(textOf(files, 'deploy/prometheus/alerts.yaml'))).groups.flatMap((group) => group.rules);

export const panelsIn = (files: DeployFiles) =>
  dashboard.parse(JSON.parse(textOf(files, 'deploy/grafana/mukae.json'))).panels;

/** What is asked of Prometheus; what Grafana fills in is a time. */
export const questionsIn = (files: DeployFiles): Question[] => [
  ...alertsIn(files).map(({ alert, expr }) => ({ of: alert, expression: expr })),
  ...panelsIn(files).flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ of: title, expression: expr.replaceAll('$__rate_interval', '5m') })),
  ),
];

/** The figures that a question is about; undefined when it is no question. */
export function figuresOf({ expression }: Question): string[] | undefined {
  const names: string[] = [];
  let isWhole = true;
  parser.parse(expression).iterate({
    enter({ type, from, to, node }) {
      if (type.isError) isWhole = false;
      if (type.name === 'Identifier' && node.parent?.type.name === 'VectorSelector')
        names.push(expression.slice(from, to));
    },
  });
  return isWhole ? names : undefined;
}

/** What a service shows, by the names under which it can be asked for. */
export function shownFigures(metrics: string): Set<string> {
  const families = [...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  return new Set(
    families.flatMap(([, name = '', kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
}
