/** The first names, joined; an ellipsis says that there are more. Empty when there is nobody. */
export function namesInShort(names: readonly string[], max: number, total = names.length): string {
  const shown = names.slice(0, max).join('、');
  return total > max ? `${shown}…` : shown;
}

/** How many operators are named: in the header of a signage, and in the list of stores. */
export const namesShown = { signage: 10, store: 3 } as const;
