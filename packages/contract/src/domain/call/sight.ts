/**
 * How the visitor gets to see the avatar: the signage draws it by itself, shows a picture of it where its system asks for less
 * motion, waits for a film of it, or shows one.
 */
export const sights = ['draws', 'showsPicture', 'awaitsFilm', 'showsFilm'] as const;
export type Sight = (typeof sights)[number];

export const isFilmed = (sight: Sight | null): sight is 'awaitsFilm' | 'showsFilm' =>
  sight === 'awaitsFilm' || sight === 'showsFilm';
