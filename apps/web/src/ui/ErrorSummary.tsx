import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { IconAlertCircle } from '@/icons';
import classes from './ErrorSummary.module.css';

type FieldError = { fieldId: string; label: string };

/** The fields to mend, above a form that could not be sent. Takes the focus when it appears. */
export function ErrorSummary({ title, fields }: { title: ReactNode; fields: readonly FieldError[] }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => goTo(box.current), []);
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <IconAlertCircle size={22} stroke={1.7} aria-hidden />
      <div>
        <b>{title}</b>
        <ul className={classes.fields}>
          {fields.map(({ fieldId, label }) => (
            <li key={fieldId}>
              <a href={`#${fieldId}`} onClick={(click) => goToField(click, fieldId)}>
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** Into the middle: at the edge it might lie below the bar or the foot of the page. */
function goTo(place: HTMLElement | null) {
  place?.scrollIntoView({ block: 'center' });
  place?.focus({ preventScroll: true });
}

function goToField(click: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  click.preventDefault();
  goTo(field);
}
