/** What is to be different about an account; what is left out stays. */
interface AccountChange {
  loginId?: unknown;
  password?: unknown;
  role?: unknown;
  storeId?: unknown;
}

/** Whoever changes how an account gets in shows who she is, and a device with it is logged out. */
export const changesWayIn = ({ loginId, password }: AccountChange): boolean =>
  loginId !== undefined || password !== undefined;

/** Somebody whose way in, role or place has changed logs in anew. */
export const logsUserOut = (change: AccountChange): boolean =>
  changesWayIn(change) || change.role !== undefined || change.storeId !== undefined;
