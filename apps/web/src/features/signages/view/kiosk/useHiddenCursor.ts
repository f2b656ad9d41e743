import { useEffect, useState } from 'react';

const stillMs = 3000;

/** Whether the mouse has been still for so long that its cursor only disturbs. */
export function useHiddenCursor(): boolean {
  const [isHidden, setIsHidden] = useState(false);
  useEffect(() => {
    let timer = setTimeout(() => setIsHidden(true), stillMs);
    const move = () => {
      clearTimeout(timer);
      setIsHidden(false);
      timer = setTimeout(() => setIsHidden(true), stillMs);
    };
    window.addEventListener('mousemove', move);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('mousemove', move);
    };
  }, []);
  return isHidden;
}
