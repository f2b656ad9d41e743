/** The pages of one store. */
export const storePaths = {
  list: '/app/store/list',
  signages: (id: number) => `/store/signage?id=${id}`,
  users: (id: number) => `/store/users?id=${id}`,
  settings: (id: number) => `/app/store/update?id=${id}`,
} as const;
