/** Whether this process decides what happens, and nobody else. */
export interface Tenure {
  /** Undefined: that is not certain now. Another number than before: somebody else may have decided in between. */
  current(): number | undefined;
}
