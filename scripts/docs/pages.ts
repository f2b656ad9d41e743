import { accessPage } from './access';
import { errorsPage } from './errors';

/** Pages of the documentation that come from the code. */
export const generatedPages: Record<string, () => string> = {
  'docs/errors.md': errorsPage,
  'docs/access.md': accessPage,
};
