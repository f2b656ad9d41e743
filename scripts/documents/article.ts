import { type Block, paragraph, type Section } from './model';

/** One 項 of an article, with its 号 if it lists any. */
export type Clause = { text: string; items?: readonly string[] };

export type Article = { title: string; clauses: readonly Clause[] };

export function articleSection(article: Article, index: number): Section {
  const single = article.clauses.length === 1;
  const blocks = article.clauses.flatMap((clause, n): Block[] => [
    single ? paragraph(clause.text) : { kind: 'numbered', label: `${n + 1}`, level: 0, text: clause.text },
    ...(clause.items ?? []).map(
      (text, item): Block => ({ kind: 'numbered', label: `(${item + 1})`, level: single ? 0 : 1, text }),
    ),
  ]);
  return { heading: `第${index + 1}条（${article.title}）`, blocks };
}
