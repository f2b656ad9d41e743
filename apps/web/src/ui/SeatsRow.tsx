import classes from './SeatsRow.module.css';

/** A door for each seat: lit where somebody sits. */
export function SeatsRow({
  taken,
  count,
  drawn,
  large = false,
}: {
  taken: number;
  count: number;
  /** More than these are not drawn at all. */
  drawn: number;
  large?: boolean;
}) {
  if (count > drawn) return null;
  return (
    <span className={classes.seats} data-large={large || undefined} aria-hidden>
      {Array.from({ length: count }, (_, seat) => ({ key: `seat ${seat}`, lit: seat < taken })).map(({ key, lit }) => (
        <i key={key} className={classes.seat} data-lit={lit || undefined} />
      ))}
    </span>
  );
}
