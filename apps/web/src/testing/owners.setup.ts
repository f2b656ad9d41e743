import * as React from 'react';

/**
 * In development React notes for each element by whom it was made, a stack for each, until it has noted enough. No test reads that,
 * and it takes a fifth of the time of all that draw: here it has noted enough from the beginning.
 */
const internals: object = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => 10_000, set: () => undefined });
