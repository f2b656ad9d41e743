import { TextInput } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { playlistLimits } from '@mukae/contract/domain/template/playlist';
import { useTexts } from '@/language/LanguageProvider';
import { readWhole } from '../typed/readWhole';
import { type ReadText, useTyped } from '../typed/useTyped';
import classes from './MediumSeconds.module.css';
import { mediaDrawerTexts } from './mediaDrawer.texts';

const limits = playlistLimits.seconds;

/** For how long a medium is shown. A film has a length of its own: left empty, it plays to its end. */
export function MediumSeconds({
  medium: { name, kind },
  seconds,
  ownSeconds,
  onChange,
}: {
  medium: MediaAnswer;
  seconds: number | null;
  ownSeconds: number | null;
  onChange: (seconds: number | null) => void;
}) {
  const t = useTexts(mediaDrawerTexts);
  const isFilm = kind === 'mp4';
  const { text, type, fault } = useTyped<number | null>(seconds, {
    write: (value) => String(value ?? ''),
    read: (typed): ReadText<number | null> => {
      if (isFilm && typed.trim() === '') return { isRight: true, value: null };
      const value = readWhole(typed, limits);
      return value === null
        ? { isRight: false, fault: t.secondsFault(limits.min, limits.max) }
        : { isRight: true, value };
    },
    onRight: onChange,
  });
  const own = ownSeconds === null ? t.untilEnd : t.seconds(ownSeconds);
  return (
    <>
      <TextInput
        className={classes.seconds}
        size="xs"
        inputMode="numeric"
        aria-label={t.secondsOf(name)}
        title={isFilm && text === '' ? `${t.untilEnd}: ${own}` : undefined}
        placeholder={isFilm ? own : undefined}
        rightSection={text === '' ? undefined : <span aria-hidden>{t.unit}</span>}
        rightSectionWidth={24}
        rightSectionPointerEvents="none"
        data-own={text === '' || undefined}
        value={text}
        error={fault !== null}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
