/** The pages of the call records. */
export const callPaths = {
  list: '/app/calls/list',
  detail: (id: string) => `/app/calls/detail?id=${id}`,
  ofSignage: (id: number) => `/app/calls/list?signageId=${id}`,
  ofOperator: (id: number) => `/app/calls/list?userId=${id}`,
} as const;
