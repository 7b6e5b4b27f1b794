// Spec 4, idle timeout: what a shopper does extends the expiry; every 3 seconds it is looked at; once it has passed,
// the shopper is signed out. The expiry is shared by all tabs. A computer that slept wakes up to an expiry that has passed:
// neither its first movement nor a page that is loaded then brings it back, and the server has ended the session by itself.
import { IDLE_KEY as key } from '../shell/idle-key.ts';
import { signOut } from '../shell/sign-out.ts';

const lookEvery = 3_000;
/** Scrolling fires a hundred times a second; once a second is enough. */
const extendEvery = 1_000;

/** Answers how to stop watching. */
export function watchIdle(minutes: number): () => void {
  const life = minutes * 60_000;
  const stopping = new AbortController();
  let extended = 0;
  const stop = () => {
    stopping.abort();
    clearInterval(timer);
  };
  const hasEnded = (now: number) => {
    const expiry = Number(localStorage.getItem(key) ?? Infinity);
    if (now < expiry) return false;
    stop();
    void signOut();
    return true;
  };
  const extend = () => {
    const now = Date.now();
    if (now - extended < extendEvery || hasEnded(now)) return;
    extended = now;
    localStorage.setItem(key, String(now + life));
  };
  const timer = setInterval(() => hasEnded(Date.now()), lookEvery);
  for (const type of ['click', 'keydown', 'scroll', 'mousemove'])
    addEventListener(type, extend, { passive: true, signal: stopping.signal });
  extend();
  return stop;
}
