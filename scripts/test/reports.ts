import { readFile } from 'node:fs/promises';
import { z } from 'zod';

export interface Failure {
  name: string;
  /** What went wrong, in the words of the runner: its message, and where. */
  reasons: string[];
}

export interface TestReport {
  passed: string[];
  /** By their own word: what they need is not on this machine. */
  skipped: string[];
  failed: Failure[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

export async function readVitestReport(path: string): Promise<TestReport> {
  const { testResults } = vitestReport.parse(JSON.parse(await readFile(path, 'utf8')));
  const results = testResults.flatMap(({ assertionResults }) => assertionResults);
  const having = (...statuses: string[]) => results.filter((result) => statuses.includes(result.status));
  // A file that cannot even be loaded has no tests to tell of it.
  const unloaded = testResults.filter(({ status, message }) => status === 'failed' && message !== '');
  return {
    passed: having('passed').map(({ fullName }) => fullName),
    skipped: having('skipped', 'pending').map(({ fullName }) => fullName),
    failed: [
      ...unloaded.map(({ name, message }) => ({ name, reasons: [message] })),
      ...having('failed').map(({ fullName, failureMessages }) => ({ name: fullName, reasons: failureMessages })),
    ],
  };
}

const spec = z.object({
  title: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.string() })) })),
    }),
  ),
});

interface Suite {
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});
const playwrightReport = z.object({ suites: z.array(suite) });

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

export async function readPlaywrightReport(path: string): Promise<TestReport> {
  const { suites } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')));
  const specs = suites.flatMap(specsOf);
  const having = (...statuses: string[]) =>
    specs.filter(({ tests }) => tests.some(({ status }) => statuses.includes(status)));
  const reasonsOf = ({ tests }: Suite['specs'][number]) =>
    tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors.map(({ message }) => message)));
  // "flaky" is a failure: a test that has to be tried twice proves nothing.
  return {
    passed: having('expected').map(({ title }) => title),
    skipped: having('skipped').map(({ title }) => title),
    failed: having('unexpected', 'flaky').map((found) => ({ name: found.title, reasons: reasonsOf(found) })),
  };
}
