/** One letter for what is pressed often. None ends a call. */
export const letters = {
  mute: 'M',
  callOut: 'Y',
  reconnect: 'R',
  share: 'S',
  settings: 'G',
  write: 'T',
} as const;
