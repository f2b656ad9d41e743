import { type Node, parse } from 'libpg-query';

export interface Statement {
  node: Node;
  /** With the comments before it. */
  text: string;
}

/** What PostgreSQL's own parser finds in a migration. */
export async function readStatements(migration: string): Promise<Statement[]> {
  const bytes = Buffer.from(migration);
  const { stmts = [] } = await parse(migration);
  const ends = stmts.map(({ stmt_location: from = 0, stmt_len: length }) => (length ? from + length : bytes.length));
  return stmts.flatMap(({ stmt }, n) =>
    stmt ? [{ node: stmt, text: bytes.subarray(ends[n - 1] ?? 0, ends[n]).toString() }] : [],
  );
}

/** The names in a list, such as of keys; of a name with its schema the last part. */
export const namesIn = (nodes: readonly Node[] = []): string[] =>
  nodes.flatMap((node) => {
    if ('String' in node) return node.String.sval ?? [];
    if ('List' in node) return namesIn(node.List.items);
    if ('TypeName' in node) return namesIn(node.TypeName.names);
    return 'ObjectWithArgs' in node ? namesIn(node.ObjectWithArgs.objname) : [];
  });

/** The columns that an expression asks. */
export function columnsIn(expression: unknown): string[] {
  if (typeof expression !== 'object' || expression === null) return [];
  if ('ColumnRef' in expression) return lastNames(expression.ColumnRef);
  return Object.values(expression).flatMap(columnsIn);
}

const lastNames = (reference: unknown): string[] =>
  typeof reference === 'object' && reference !== null && 'fields' in reference && Array.isArray(reference.fields)
    ? namesIn(reference.fields).slice(-1)
    : [];
