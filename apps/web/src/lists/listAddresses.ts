/** A list is known by its page and, where that is about one row, by the row. */
function nameOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://list');
  return `${pathname} ${searchParams.get('id') ?? ''}`;
}

/** How lists were left: what was searched, how they were sorted, and which of their pages was open. */
export class ListAddresses {
  readonly #left = new Map<string, string>();

  remember(address: string): void {
    this.#left.set(nameOf(address), address);
  }

  /** The address of the whole list when nobody has been there yet. */
  asLeft(list: string): string {
    return this.#left.get(nameOf(list)) ?? list;
  }
}
