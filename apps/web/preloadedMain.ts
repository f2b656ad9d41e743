import type { HtmlTagDescriptor, Plugin } from 'vite';

/** As much of a built chunk as is needed here. */
interface Chunk {
  imports?: readonly string[];
  moduleIds?: readonly string[];
  viteMetadata?: { importedCss: ReadonlySet<string> };
}

const hasMain = ({ moduleIds = [] }: Chunk): boolean => moduleIds.some((id) => id.endsWith('/src/app/main.tsx'));

/** A chunk and all that it imports. */
function filesFor(file: string, chunks: ReadonlyMap<string, Chunk>, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of chunks.get(file)?.imports ?? []) filesFor(next, chunks, seen);
  return seen;
}

/** The entry fetches the page's code by itself, when it may run; it is asked for at once all the same. */
export const preloadedMain = (): Plugin => ({
  name: 'preloaded-main',
  transformIndexHtml: {
    order: 'post',
    handler(html, { bundle }) {
      const chunks = new Map<string, Chunk>(Object.entries(bundle ?? {}));
      const [main] = [...chunks].flatMap(([file, chunk]) => (hasMain(chunk) ? [file] : []));
      const files = main ? [...filesFor(main, chunks)] : [];
      const styles = files.flatMap((file) => [...(chunks.get(file)?.viteMetadata?.importedCss ?? [])]);
      const tagOf = (rel: string, file: string): HtmlTagDescriptor[] =>
        html.includes(file)
          ? []
          : [{ tag: 'link', injectTo: 'head', attrs: { rel, crossorigin: true, href: `/${file}` } }];
      return [
        ...files.flatMap((file) => tagOf('modulepreload', file)),
        ...styles.flatMap((file) => tagOf('stylesheet', file)),
      ];
    },
  },
});
