/** What a company may keep of a scene. */
export const somePreset = {
  scene: 'Standby',
  layout: 'wipe',
  telop: 'セール',
  showsTelop: true,
  telopColour: null,
  telopPlate: null,
  showsLogo: true,
  showsMedia: true,
  row: 'horizontal',
  boxes: {},
  logoId: null,
  playlist: [],
  touchButtons: [{ text: '受付', fontSize: 24, backgroundColour: '#125a4e', isShown: true }],
} as const;
