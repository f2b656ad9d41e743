import type { CSSProperties, ReactNode } from 'react';
import { IconAlertTriangle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { contrastTexts } from './contrast.texts';
import classes from './HintFrame.module.css';
import { ratioText } from './ratioText';

/** What is hard to see, a sample of it, how hard, and what helps. */
export function HintFrame({
  title,
  sample,
  ratio,
  wanted,
  children,
}: {
  title: string;
  sample: ReactNode;
  ratio: number;
  wanted: number;
  children: ReactNode;
}) {
  const t = useTexts(contrastTexts);
  return (
    <section className={classes.hint} aria-label={t.contrast} role="status">
      <p className={classes.title}>
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
        {title}
      </p>
      <div className={classes.case}>
        <div className={classes.sample} aria-hidden>
          {sample}
        </div>
        <p className={classes.ratio}>
          <b>{ratioText(ratio)}</b>
          <small>{t.guide(ratioText(wanted))}</small>
        </p>
      </div>
      <div className={classes.fixes}>{children}</div>
    </section>
  );
}

/** One press that helps, and how much. */
export function FixButton({
  label,
  ratio,
  swatch,
  onPress,
}: {
  label: string;
  ratio: string;
  swatch: CSSProperties;
  onPress: () => void;
}) {
  const { letter } = useTexts(contrastTexts);
  return (
    <button type="button" className={classes.fix} onClick={onPress}>
      <span className={classes.swatch} style={swatch} aria-hidden>
        {swatch.color ? letter : ''}
      </span>
      <span>
        {label}
        <small>{ratio}</small>
      </span>
    </button>
  );
}
