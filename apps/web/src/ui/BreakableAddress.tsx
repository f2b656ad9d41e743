import { Fragment } from 'react';

/** An address that does not fit on its line breaks before its domain rather than within a word. */
export function BreakableAddress({ text }: { text: string }) {
  return text.split(/(?=@)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
