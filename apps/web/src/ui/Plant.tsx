import classes from './Plant.module.css';

/** A sprig in a white vase, the one ornament of the hall. */
export function Plant({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 140 264" aria-hidden="true">
      <ellipse className={classes.shadow} cx="60" cy="258" rx="44" ry="5" />
      <g className={classes.stems}>
        <path d="M60 176C58 120 66 80 92 30" />
        <path d="M60 150C50 112 38 92 18 74" />
        <path d="M64 120c8-16 24-26 44-30" />
      </g>
      <g className={classes.leaves}>
        <ellipse cx="94" cy="26" rx="9" ry="20" transform="rotate(28 94 26)" />
        <ellipse cx="76" cy="62" rx="8" ry="18" transform="rotate(-34 76 62)" />
        <ellipse cx="16" cy="70" rx="8" ry="18" transform="rotate(-52 16 70)" />
        <ellipse cx="38" cy="104" rx="8" ry="17" transform="rotate(24 38 104)" opacity=".75" />
        <ellipse cx="110" cy="88" rx="8" ry="18" transform="rotate(70 110 88)" opacity=".75" />
      </g>
      <g className={classes.berries}>
        <circle cx="84" cy="46" r="6" />
        <circle cx="30" cy="86" r="5" />
      </g>
      <path className={classes.vase} d="M38 176h44c2 18 8 26 8 46 0 24-12 36-30 36s-30-12-30-36c0-20 6-28 8-46Z" />
      <path className={classes.rim} d="M38 176h44l1.500 10h-47Z" />
    </svg>
  );
}
