/** Someone bows in a lit doorway. The head is the only place where 朱 is decoration. */
export function Mark({ size = 32, label }: { size?: number; label?: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 32 32"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <MarkShapes />
    </svg>
  );
}

export function MarkShapes() {
  return (
    <>
      <path d="M3 31V15.5a13 13 0 0 1 26 0V31Z" fill="var(--mk-mark)" />
      <path
        d="M25.4 31v-7.4c0-7-4.2-11.5-10.2-12.1a1.2 1.2 0 0 0-1.1 1.9c1 1.5 1.3 3 1 4.6 2.3.5 3.400 2.3 3.400 5.6V31Z"
        fill="var(--mk-mark-light)"
      />
      <circle cx="10.3" cy="15.6" r="3.9" fill="var(--mk-mark-sun)" />
    </>
  );
}
