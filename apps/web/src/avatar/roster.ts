/** The characters by id. `name` is what the service calls them, `shown` what people read. */
export const ROSTER = {
  kei: { name: 'Kei', shown: 'Yukika' },
  'kei-short': { name: 'Kei_short', shown: 'Emiri' },
  kento: { name: 'Kento', shown: 'Kento' },
  lin: { name: 'Lin', shown: 'Lin' },
  'ne-custom': { name: 'NE_custom', shown: 'NE_custom' },
} as const;

export type CharacterId = keyof typeof ROSTER;

export function isCharacterId(id: string): id is CharacterId {
  return Object.hasOwn(ROSTER, id);
}

/** Pictures drawn ahead of time, for pages that show a figure without moving it. */
export const PICTURES = {
  thumb: 'thumb.webp',
  fold: 'fold.webp',
  wave: 'wave.webp',
  bow: 'bow.webp',
  guide: 'guide.webp',
  standby: 'standby.mp4',
} as const;

export function pictureOf(id: CharacterId, picture: keyof typeof PICTURES): string {
  return `/characters/${id}/${PICTURES[picture]}`;
}
