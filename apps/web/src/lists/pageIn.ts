export interface PageOfRows<Row> {
  rows: readonly Row[];
  total: number;
}

type PageIn<Answer> = Extract<Answer, PageOfRows<unknown>>;

const isPage = <Answer extends object>(answer: Answer): answer is PageIn<Answer> => 'rows' in answer;

/** Of all a call may answer, the page that it was asked for. */
export function pageIn<Answer extends object>(answer: Answer): PageIn<Answer> {
  if (isPage(answer)) return answer;
  throw new Error('a page was asked for, and something else was answered');
}
