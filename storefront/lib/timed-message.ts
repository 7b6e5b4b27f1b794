import { useCallback, useEffect, useState } from 'react';

/** Messages disappear after 5000 ms (spec 9). */
export const messageLife = 5_000;

export function useTimedMessage<T>(): readonly [T | undefined, (message: T | undefined) => void] {
  const [message, setMessage] = useState<T>();
  useEffect(() => {
    if (message === undefined) return;
    const timer = setTimeout(() => setMessage(undefined), messageLife);
    return () => clearTimeout(timer);
  }, [message]);
  return [message, useCallback((next: T | undefined) => setMessage(next), [])];
}
