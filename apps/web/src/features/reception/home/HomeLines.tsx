import { Link } from 'react-router';
import { type Icon, IconChevronRight } from '@/icons';
import { Panel } from '@/ui/Panel';
import classes from './HomeLines.module.css';

export interface HomeLine {
  to: string;
  Shape: Icon;
  label: string;
  text: string;
}

/** Each line says how something stands, and leads to it as a whole. */
export function HomeLines({ title, lines }: { title: string; lines: readonly HomeLine[] }) {
  return (
    <Panel space="flush" title={title}>
      <ul className={classes.lines}>
        {lines.map(({ to, Shape, label, text }) => (
          <li key={to}>
            <Link to={to} className={classes.line}>
              <Shape size={20} stroke={1.6} aria-hidden />
              <span className={classes.label}>{label}</span>
              <span className={classes.text}>{text}</span>
              <IconChevronRight size={18} stroke={1.8} aria-hidden />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
