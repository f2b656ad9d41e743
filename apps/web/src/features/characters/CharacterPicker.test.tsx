import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CharacterPicker } from './CharacterPicker';
import { charactersTexts } from './characters.texts';

const t = charactersTexts.ja;
const cast = [
  { id: 1, name: 'Yukika', image_url: '/a.webp', standby_image_url: '/a.mp4', model_url: '' },
  { id: 2, name: 'Kento', image_url: '/b.webp', standby_image_url: '/b.mp4', model_url: '' },
];

const show = (value: number | null, onChange = vi.fn()) => {
  render(
    <MantineProvider env="test">
      <CharacterPicker label={t.title} characters={cast} value={value} onChange={onChange} />
    </MantineProvider>,
  );
  return onChange;
};

afterEach(cleanup);

describe('CharacterPicker', () => {
  it('[A-F04] [A-E04] is one group of choices, undecided among them', () => {
    show(2);
    expect(screen.getByRole('radiogroup', { name: t.title })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Kento' }).checked).toBe(true);
    expect(screen.getByRole<HTMLInputElement>('radio', { name: t.undecided }).checked).toBe(false);
  });

  it('[A-F04] takes a choice, and takes it back', () => {
    const onChange = show(null);
    fireEvent.click(screen.getByRole('radio', { name: 'Yukika' }));
    expect(onChange).toHaveBeenLastCalledWith(1);
    cleanup();
    const onChangeBack = show(1);
    fireEvent.click(screen.getByRole('radio', { name: t.undecided }));
    expect(onChangeBack).toHaveBeenLastCalledWith(null);
  });

  it('[A-F05] plays the film of a character, silent and without end', async () => {
    show(null);
    fireEvent.click(screen.getByRole('button', { name: t.preview('Kento') }));
    const film = await screen.findByLabelText<HTMLVideoElement>(t.film('Kento'));
    expect(film.getAttribute('src')).toBe('/b.mp4');
    expect(film.loop && film.muted && film.autoplay && !film.controls).toBe(true);
  });
});
