import classes from './UsageBar.module.css';

type UsagePart = { label: string; percent: number; tone: 'pine' | 'gold' };

const tight = 90;

/** How much of what one may have is used, and for what. Little room left is said louder. */
export function UsageBar({
  used,
  quota,
  rest,
  parts,
}: {
  /** A figure and its unit: the figure is written large. */
  used: string;
  quota: string;
  rest: string;
  parts: readonly UsagePart[];
}) {
  const [figure, unit] = used.split(' ');
  const percent = parts.reduce((sum, part) => sum + part.percent, 0);
  return (
    <div>
      <p className={classes.figures}>
        <b>{figure}</b> {unit} <small>/ {quota}</small>
      </p>
      <div className={classes.bar} aria-hidden>
        {parts.map(({ label, percent, tone }) => (
          <span key={label} data-tone={tone} style={{ '--usage': `${percent}%` }} />
        ))}
      </div>
      <ul className={classes.legend}>
        {parts.map(({ label, tone }) => (
          <li key={label}>
            <i data-tone={tone} />
            {label}
          </li>
        ))}
        <li data-tight={percent > tight || undefined}>{rest}</li>
      </ul>
    </div>
  );
}
