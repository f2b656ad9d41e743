/** The nearest value that lies between the two. Where they leave no room it is the lower one. */
export const within = (value: number, min: number, max: number): number => Math.max(min, Math.min(value, max));
