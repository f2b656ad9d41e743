import { neverChanges } from '@/features/signages/view/addresses';

interface Keeping {
  shelf: Pick<Cache, 'keys' | 'match' | 'put' | 'delete'>;
  fetch: (url: string) => Promise<Response>;
}

interface StandingPage {
  path: string;
  /** The script it began with, which is another one in every version. */
  entry: string;
  parts: readonly string[];
}

async function fetched(url: string, fetch: Keeping['fetch']): Promise<Response> {
  const answer = await fetch(url);
  if (answer.status !== 200) throw new Error(`${url} is answered ${answer.status}`);
  return answer;
}

/**
 * Keeps the page for a start without the server. The document comes last, when all it is made of is there, and only if it is that of
 * the page which stands: what belongs to a newer one is not known yet. Until then the one before it stays whole.
 */
export async function keepPage({ path, entry, parts }: StandingPage, { shelf, fetch }: Keeping): Promise<void> {
  const words = await (await fetched(path, fetch)).text();
  if (!words.includes(entry)) return;
  const isNew = (await (await shelf.match(path))?.text()) !== words;
  const kept = (await shelf.keys()).map(({ url }) => new URL(url).pathname);
  const wanted = parts.filter((part) => !kept.includes(part) || (isNew && !neverChanges(part)));
  const answers = await Promise.all(wanted.map(async (part) => ({ part, answer: await fetched(part, fetch) })));
  await Promise.all(answers.map(({ part, answer }) => shelf.put(part, answer)));
  if (!isNew) return;
  await shelf.put(path, new Response(words, { headers: { 'content-type': 'text/html; charset=utf-8' } }));
  const outdated = kept.filter((part) => part !== path && !parts.includes(part));
  await Promise.all(outdated.map((part) => shelf.delete(part)));
}
