import { TextInput } from '@mantine/core';
import type { PlaceFault } from '@mukae/contract/domain/scene/placeFault';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { placeTexts } from './place.texts';

const isWholeNumber = (written: string): boolean => /^\s*\d+\s*$/.test(written);

/** One length. What cannot be is said here and changes nothing; what is left so is forgotten. */
export function PlaceField({
  label,
  length,
  faultOf,
  onChange,
}: {
  label: string;
  length: number;
  faultOf: (length: number) => PlaceFault | null;
  onChange: (length: number) => void;
}) {
  const t = useTexts(placeTexts);
  const [written, setWritten] = useState<string | null>(null);
  const fault = written === null ? null : faultIn(written);
  // An undo, or a hand on the stage, is newer than what was typed.
  const isMine = written !== null && (fault !== null || Number(written) === length);

  function faultIn(text: string): string | null {
    if (!isWholeNumber(text)) return t.noNumber;
    const found = faultOf(Number(text));
    return found && (found.is === 'tooSmall' ? t.tooSmall(found.least) : t.tooLarge(found.most));
  }

  const write = (text: string) => {
    setWritten(text);
    if (faultIn(text) === null) onChange(Number(text));
  };
  return (
    <TextInput
      size="sm"
      label={label}
      inputMode="numeric"
      value={isMine ? written : String(length)}
      error={isMine ? fault : null}
      onChange={({ currentTarget }) => write(currentTarget.value)}
      onBlur={() => setWritten(null)}
    />
  );
}
