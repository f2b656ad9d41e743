import { lazy } from 'react';

/** Comes when a link is too old, and no earlier. */
export const LateTokenExpiredDialog = lazy(() => import('./TokenExpiredDialog'));
