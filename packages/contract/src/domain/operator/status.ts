export const operatorStatuses = ['Standby', 'Active', 'Leaving', 'Logout'] as const;
export type OperatorStatus = (typeof operatorStatuses)[number];

/** What a person at the desk switches between; the others follow from what happens. */
export const chosenStatuses = ['Standby', 'Leaving'] as const satisfies readonly OperatorStatus[];
export type ChosenStatus = (typeof chosenStatuses)[number];
