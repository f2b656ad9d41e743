import type { EditedTemplate } from './draft';

/** Of one company. */
export const presetsMax = 50;

/** What a template shows, apart from the screen that it was made on. */
export type PresetTemplate = Omit<EditedTemplate, 'key' | 'seen' | 'hours' | 'touchButtons'> & {
  touchButtons: readonly Omit<EditedTemplate['touchButtons'][number], 'key' | 'id'>[];
};

/** A template to be used again on any screen, at any time. */
export const presetOf = ({ key, seen, hours, touchButtons, ...shows }: EditedTemplate): PresetTemplate => ({
  ...shows,
  touchButtons: touchButtons.map(({ key: _own, id: _live, ...button }) => button),
});

/** What was kept, with what its parts shall be known by on another screen. */
type KeyedPreset = Omit<EditedTemplate, 'key' | 'seen' | 'hours'>;

export const withKeys = ({ touchButtons, ...shows }: PresetTemplate, makeKey: () => string): KeyedPreset => ({
  ...shows,
  touchButtons: touchButtons.map((button) => ({ ...button, key: makeKey(), id: null })),
});

/** What was kept, in the place of a template that is there; its hours stay its own. */
export const fromPreset = (template: EditedTemplate, preset: KeyedPreset): EditedTemplate => ({
  ...template,
  ...preset,
});
