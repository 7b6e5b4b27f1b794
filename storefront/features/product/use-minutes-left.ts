import { useEffect, useState } from 'react';

const TICK_MS = 10_000;

/** Whole minutes until a moment (ISO), 0 once it is over; undefined on the server, whose page may be read at any time. */
export function useMinutesLeft(moment: string): number | undefined {
  const [minutes, setMinutes] = useState<number>();
  useEffect(() => {
    const count = () => setMinutes(Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 60_000)));
    count();
    const timer = setInterval(count, TICK_MS);
    return () => clearInterval(timer);
  }, [moment]);
  return minutes;
}
