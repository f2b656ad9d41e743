import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { useEffect, useState } from 'react';

const windowSize = (): Size => ({ width: window.innerWidth, height: window.innerHeight });

/**
 * The whole window, as long as it stands as the signage was made to stand; one that lies shows a picture that stands,
 * whole.
 */
export function useScreenSize(made: Size | undefined): Size {
  const [size, setSize] = useState(windowSize);
  useEffect(() => {
    const measure = () => setSize(windowSize());
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);
  return made && orientationOf(made) !== orientationOf(size) ? made : size;
}
