/** The pages of the company's answers, and of what visitors asked. */
export const answerPaths = {
  list: '/app/receptionist/answers',
  add: '/app/receptionist/answers/add',
  import: '/app/receptionist/answers/import',
  settings: (id: number) => `/app/receptionist/answers/update?id=${id}`,
  asked: '/app/receptionist/asked',
} as const;
