import { addedAnswer } from '@mukae/contract/calls/answers';
import { z } from 'zod';
import type { Answered } from './testClient';

/** The id of what was just added. */
export const idIn = ({ body }: Answered): number => addedAnswer.parse(body).id;

const named = z.looseObject({ name: z.string() });
const rows = z.union([z.array(named), z.looseObject({ rows: z.array(named) }).transform((page) => page.rows)]);

/** The names in a list, or in one page of it. */
export const namesIn = ({ body }: Answered): string[] => rows.parse(body).map(({ name }) => name);

/** How a call was refused. */
export const refusalIn = ({ status, code }: Answered) => [status, code] as const;
