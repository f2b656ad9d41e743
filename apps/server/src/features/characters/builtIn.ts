interface BuiltInCharacter {
  key: string;
  name: string;
  folder: string;
}

/** The characters that come with the product. The first stands in wherever none was chosen. */
export const builtInCharacters: readonly BuiltInCharacter[] = [
  { key: 'Kei', name: 'Yukika', folder: 'kei' },
  { key: 'Kei_short', name: 'Emiri', folder: 'kei-short' },
  { key: 'Kento', name: 'Kento', folder: 'kento' },
  { key: 'Lin', name: 'Lin', folder: 'lin' },
  { key: 'NE_custom', name: 'NE_custom', folder: 'ne-custom' },
];
