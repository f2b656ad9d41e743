import { useEffect, useState } from 'react';

const minuteMs = 60_000;
const lookMs = 5_000;
const thisMinute = (): number => Math.floor(Date.now() / minuteMs) * minuteMs;

/** The time, a minute at a time: a calendar need not be drawn each second. */
export function useMinute(): Date {
  const [minute, setMinute] = useState(thisMinute);
  useEffect(() => {
    const timer = setInterval(() => setMinute(thisMinute()), lookMs);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute);
}
