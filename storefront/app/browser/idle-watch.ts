// Spec 4, idle timeout: what a shopper does extends the expiry; every 3 seconds it is looked at; once it has passed,
// the shopper is signed out. The expiry is shared by all tabs.
import { signOut } from '../shell/sign-out.ts';

const key = 'idleExpiry';
const lookEvery = 3_000;
/** Scrolling fires a hundred times a second; once a second is enough. */
const extendEvery = 1_000;

/** Answers how to stop watching. */
export function watchIdle(minutes: number): () => void {
  const life = minutes * 60_000;
  let extended = 0;
  const extend = () => {
    const now = Date.now();
    if (now - extended < extendEvery) return;
    extended = now;
    localStorage.setItem(key, String(now + life));
  };
  extend();
  const stopping = new AbortController();
  for (const type of ['click', 'keydown', 'scroll', 'mousemove'])
    addEventListener(type, extend, { passive: true, signal: stopping.signal });
  const timer = setInterval(() => {
    if (Date.now() < Number(localStorage.getItem(key) ?? 0)) return;
    clearInterval(timer);
    void signOut();
  }, lookEvery);
  return () => {
    stopping.abort();
    clearInterval(timer);
  };
}
