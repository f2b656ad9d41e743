/** The colours of the reception: a bright lobby with a wooden counter. No pure white, no hard black: screens burn in. */
export const sceneColours = {
  ink: '#1b2333',
  softInk: '#4a3c26',
  paper: '#fffdf9',
  wall: '#e9e0d0',
  /** The wall under the light from above, which it has less and less of. */
  wallMiddle: '#f8f2e8',
  wallFoot: '#e7dcc9',
  counter: '#e4cda8',
  counterLight: '#ecd9bd',
  counterDark: '#dcc3a0',
  /** Beside a film that does not fill its place. */
  darkGround: '#26221e',
  call: '#1d2b50',
  lamp: '#ffc45c',
  clear: 'transparent',
} as const;
