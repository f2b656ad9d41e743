/** The characters that come with the product. The first stands in wherever none was chosen. */
export const builtInCharacters = [
  { id: 'kei', key: 'Kei', name: 'Yukika' },
  { id: 'kei-short', key: 'Kei_short', name: 'Emiri' },
  { id: 'kento', key: 'Kento', name: 'Kento' },
  { id: 'lin', key: 'Lin', name: 'Lin' },
  { id: 'ne-custom', key: 'NE_custom', name: 'Sora' },
] as const;

export type BuiltInCharacter = (typeof builtInCharacters)[number]['id'];

export type Pose = 'wave' | 'fold' | 'bow' | 'guide';

/** Drawn ahead of time, for pages that show a figure without moving it. */
export const characterPictures = (id: BuiltInCharacter) => ({
  thumb: `/characters/${id}/thumb.webp`,
  standby: `/characters/${id}/standby.mp4`,
  pose: (pose: Pose) => `/characters/${id}/${pose}.webp`,
});

/** Which of them a character is that is known by its picture; undefined for one that a company brought along. */
export const builtInOf = ({ image_url }: { image_url: string }): BuiltInCharacter | undefined =>
  builtInCharacters.find(({ id }) => characterPictures(id).thumb === image_url)?.id;
