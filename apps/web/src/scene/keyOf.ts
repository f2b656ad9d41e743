/** Tells one place from another: what stands there fades when it changes. */
export const keyOf = (place: object | null): string => JSON.stringify(place);
