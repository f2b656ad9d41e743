/** `name` upwards, `-name` downwards. */
export type Sort<Key extends string> = Key | `-${Key}`;

export interface ListShape<Key extends string, Filter extends string> {
  sortKeys: readonly Key[];
  /** How it is sorted until somebody wishes otherwise; undefined when it cannot be sorted. */
  sort: Sort<Key> | undefined;
  filters: Readonly<Record<Filter, ''>>;
}

export interface ListParams<Key extends string, Filter extends string> {
  page: number;
  sort: Sort<Key> | undefined;
  search: string;
  /** Empty where nothing is asked for. */
  filters: Readonly<Record<Filter, string>>;
}

const lastPage = 1_000_000;

/** What a list is asked for, by the address of its page. */
export function readListParams<Key extends string, Filter extends string>(
  address: URLSearchParams,
  shape: ListShape<Key, Filter>,
): ListParams<Key, Filter> {
  const page = Number(address.get('page') ?? 1);
  const sorts = shape.sortKeys.flatMap((key): Sort<Key>[] => [key, `-${key}`]);
  const filters = namesOf(shape).map((name) => [name, address.get(name) ?? '']);
  return {
    page: Number.isInteger(page) && page >= 1 && page <= lastPage ? page : 1,
    sort: sorts.find((sort) => sort === address.get('sort')) ?? shape.sort,
    search: address.get('search') ?? '',
    filters: { ...shape.filters, ...Object.fromEntries(filters) },
  };
}

export const hasConditions = ({ search, filters }: ListParams<string, string>): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== '');

/** The address of another page of the same list. */
export const withPage = (address: URLSearchParams, page: number): URLSearchParams =>
  changed(address, { page: page > 1 ? String(page) : '' });

/** The address of another list: it begins with its first page. */
export const withConditions = (address: URLSearchParams, conditions: Record<string, string>): URLSearchParams =>
  changed(address, { ...conditions, page: '' });

/** The address of the whole list, sorted as before. */
export const withoutConditions = (address: URLSearchParams, shape: ListShape<string, string>): URLSearchParams =>
  withConditions(address, Object.fromEntries(['search', ...namesOf(shape)].map((name) => [name, ''])));

const namesOf = ({ filters }: Pick<ListShape<string, string>, 'filters'>): string[] => Object.keys(filters);

/** An empty value leaves the address; what belongs to others stays in it. */
function changed(address: URLSearchParams, values: Record<string, string>): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(values)) {
    if (value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}
