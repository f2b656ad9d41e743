export { ensureFirstAdmin, type PrintedOnce } from './firstAdmin';
export { registrationHandlers } from './registration.calls';
export { makeSignUp } from './signUp';
