/** The first names, joined; an ellipsis says that there are more. Empty when there is nobody. */
export function namesInShort(names: readonly string[], max: number, total = names.length): string {
  const shown = names.slice(0, max).join('、');
  return total > max ? `${shown}…` : shown;
}

/** How many are named: in the header of a page about one thing, and in a row of a list. */
export const namesShown = { inHeader: 10, inList: 3 } as const;
