/** How the visitor gets to see the avatar: the signage draws it by itself, waits for a film of it, or shows one. */
export const sights = ['draws', 'awaitsFilm', 'showsFilm'] as const;
export type Sight = (typeof sights)[number];

export const isFilmed = (sight: Sight | null): sight is 'awaitsFilm' | 'showsFilm' =>
  sight === 'awaitsFilm' || sight === 'showsFilm';
