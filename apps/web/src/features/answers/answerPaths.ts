/** The pages of the company's answers. */
export const answerPaths = {
  list: '/app/receptionist/answers',
  add: '/app/receptionist/answers/add',
  import: '/app/receptionist/answers/import',
  settings: (id: number) => `/app/receptionist/answers/update?id=${id}`,
} as const;
