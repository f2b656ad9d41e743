import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { z } from 'zod';

export interface Failure {
  name: string;
  /** What went wrong, in the words of the runner: its message, and where. */
  reasons: string[];
}

/** How long the tests of a file took, those that ran beside one another added up. */
export interface FileTime {
  file: string;
  ms: number;
}

export interface TestReport {
  passed: string[];
  /** By their own word: what they need is not on this machine. */
  skipped: string[];
  failed: Failure[];
  times: FileTime[];
}

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      startTime: z.number(),
      endTime: z.number(),
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
    times: testResults.map(({ name, startTime, endTime }) => ({
      file: relative(process.cwd(), name),
      ms: endTime - startTime,
    })),
  };
}

const spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(
    z.object({
      status: z.string(),
      results: z.array(z.object({ duration: z.number(), errors: z.array(z.object({ message: z.string() })) })),
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
const playwrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(suite) });

const specsOf = ({ specs, suites = [] }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

function timesOf(specs: Suite['specs'], folder: string): FileTime[] {
  const times = new Map<string, number>();
  for (const { file, tests } of specs) {
    const ms = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0);
    times.set(file, (times.get(file) ?? 0) + ms);
  }
  return [...times].map(([file, ms]) => ({ file: relative(process.cwd(), join(folder, file)), ms }));
}

export async function readPlaywrightReport(path: string): Promise<TestReport> {
  const { config, suites } = playwrightReport.parse(JSON.parse(await readFile(path, 'utf8')));
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
    times: timesOf(specs, config.rootDir),
  };
}
