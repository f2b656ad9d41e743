import { type Capability, can } from '@mukae/contract/access/access';
import { roleInCookie } from './cookies';

/** What is shown to whom; what is done is decided by the server. */
export const roleMay = (capability: Capability): boolean => can(roleInCookie() ?? 'anonymous', capability);
