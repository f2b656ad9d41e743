const key = 'mukae.ringVolume';
const usual = 0.7;

/** From 0 to 1. What cannot have been written here is taken for the usual volume. */
export function rememberedRingVolume(storage: Pick<Storage, 'getItem'>): number {
  const text = storage.getItem(key);
  const volume = text === null || text === '' ? Number.NaN : Number(text);
  return volume >= 0 && volume <= 1 ? volume : usual;
}

export function rememberRingVolume(storage: Pick<Storage, 'setItem'>, volume: number): void {
  storage.setItem(key, String(volume));
}
