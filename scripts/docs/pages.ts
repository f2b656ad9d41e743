import { accessPage } from './access';
import { errorsPage } from './errors';
import { callPage, dialoguePage, operatorPage, requestPage, signagePage } from './machines';
import { protocolPage } from './protocol';

/** Pages of the documentation that come from the code. */
export const generatedPages: Record<string, () => string> = {
  'docs/errors.md': errorsPage,
  'docs/access.md': accessPage,
  'docs/protocol.md': protocolPage,
  'docs/spec/1-signage.md': signagePage,
  'docs/spec/2-operator.md': operatorPage,
  'docs/spec/3-request.md': requestPage,
  'docs/spec/4-call.md': callPage,
  'docs/spec/5-dialogue.md': dialoguePage,
};
