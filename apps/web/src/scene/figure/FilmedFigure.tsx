import { useEffect, useRef } from 'react';
import classes from './FilmedFigure.module.css';

/** A character that is drawn elsewhere. Its voice is heard beside the film. */
export function FilmedFigure({ film }: { film: MediaStream }) {
  const ref = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.srcObject = film;
  }, [film]);
  return <video ref={ref} className={classes.film} autoPlay muted playsInline />;
}
