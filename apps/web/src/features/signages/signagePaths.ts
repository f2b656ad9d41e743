/** The pages of the signages. */
export const signagePaths = {
  /** The screen in the shop. */
  view: '/app/signage/view',
  preview: '/app/signage/preview',
  list: '/app/signage/list',
  add: '/app/signage/add',
  pair: '/app/signage/pair',
  import: '/app/signage/import',
  settings: (id: number) => `/app/signage/update?id=${id}`,
  display: (id: number) => `/app/signage/template?id=${id}`,
  health: (id: number) => `/app/signage/health?id=${id}`,
  operators: (id: number) => `/app/signage/operator?id=${id}`,
  addOperators: (id: number) => `/app/signage/operatorAdd?id=${id}`,
  pairing: (id: number) => `/app/signage/pair?id=${id}`,
} as const;
