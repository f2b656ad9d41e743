/** The pages about users. */
export const userPaths = {
  list: '/app/users/list',
  add: '/app/users/add',
  import: '/app/users/import',
  settings: (id: number) => `/app/users/update?id=${id}`,
} as const;
