import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface TestReport {
  passed: string[];
  failed: string[];
}

const vitestReport = z.object({
  testResults: z.array(z.object({ assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })) })),
});

export async function readVitestReport(path: string): Promise<TestReport> {
  const { testResults } = vitestReport.parse(JSON.parse(await readFile(path, 'utf8')));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const named = (status: string) =>
    results.filter((result) => result.status === status).map(({ fullName }) => fullName);
  return { passed: named('passed'), failed: named('failed') };
}

interface Suite {
  specs: { title: string; tests: { status: string }[] }[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(z.object({ title: z.string(), tests: z.array(z.object({ status: z.string() })) })),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

export async function readPlaywrightReport(path: string): Promise<TestReport> {
  const { suites } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')));
  const specs = suites.flatMap(specsOf);
  // "flaky" is a failure: a test that has to be tried twice proves nothing. "skipped" is neither.
  const titled = (...statuses: string[]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status))).map(({ title }) => title);
  return { passed: titled('expected'), failed: titled('unexpected', 'flaky') };
}
