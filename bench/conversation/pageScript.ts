import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** A file beside this one, with all it needs, as a script that runs in a page. */
export async function pageScript(file: string): Promise<string> {
  const built = await build({
    configFile: false,
    resolve: { tsconfigPaths: true },
    logLevel: 'error',
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL(file, import.meta.url)), formats: ['iife'], name: 'script' },
    },
  });
  const [output] = [built].flat();
  const script = output && 'output' in output ? output.output[0] : undefined;
  if (!script) throw new Error(`${file} was not built`);
  return script.code;
}
