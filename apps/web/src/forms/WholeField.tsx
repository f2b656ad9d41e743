import { TextInput, type TextInputProps } from '@mantine/core';
import { readNumber } from './typedNumber';
import { type ReadText, useTyped } from './useTyped';

/** A whole number as it is typed, in digits of any width: what is right is told at once, what is wrong stands there with its reason. */
export function WholeField({
  value,
  noWhole,
  faultOf,
  faultClass,
  onChange,
  onEmpty,
  onJudged,
  ...input
}: Omit<TextInputProps, 'value' | 'onChange' | 'error'> & {
  value: number | null;
  /** What is said of anything else. */
  noWhole: string;
  faultOf: (whole: number) => string | null;
  /** Where the reason finds no room below the field: how it looks beside it; null where it is told elsewhere. */
  faultClass?: string | null | undefined;
  onChange: (whole: number) => void;
  /** Given where nothing may stand there. */
  onEmpty?: () => void;
  /** Whether what was typed is right. */
  onJudged?: (isRight: boolean) => void;
}) {
  const read = (typed: string): ReadText<number | null> => {
    const number = readNumber(typed);
    if (number === null && onEmpty) return { isRight: true, value: null };
    if (typeof number !== 'number' || !Number.isInteger(number) || number < 0)
      return { isRight: false, fault: noWhole };
    const fault = faultOf(number);
    return fault === null ? { isRight: true, value: number } : { isRight: false, fault };
  };
  const { text, type, fault } = useTyped(value, {
    write: (whole) => String(whole ?? ''),
    read,
    onRight: (whole) => (whole === null ? onEmpty?.() : onChange(whole)),
    onJudged,
  });
  return (
    <>
      <TextInput
        size="sm"
        {...input}
        inputMode="numeric"
        autoComplete="off"
        value={text}
        error={faultClass === undefined ? fault : fault !== null}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {faultClass && fault !== null && (
        <p className={faultClass} role="alert">
          {fault}
        </p>
      )}
    </>
  );
}
