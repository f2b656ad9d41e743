const places = new Set<object>();

/** Something on the page would be lost with it. Gives back how to say that it would not be any more. */
export function noteUnsaved(): () => void {
  const place = {};
  places.add(place);
  return () => void places.delete(place);
}

export const hasUnsaved = (): boolean => places.size > 0;
