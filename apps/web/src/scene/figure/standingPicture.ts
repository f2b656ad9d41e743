const taken = new Map<string, Promise<string>>();

async function take(model: string): Promise<string> {
  const { takeStanding } = await import('@/avatar/vrm/takeStanding');
  return URL.createObjectURL(await takeStanding(model));
}

/** A model is drawn once for all the scenes it stands in. */
export function standingPicture(model: string): Promise<string> {
  const picture = taken.get(model) ?? take(model);
  taken.set(model, picture);
  picture.catch(() => taken.delete(model));
  return picture;
}
