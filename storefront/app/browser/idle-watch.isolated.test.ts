import { vi } from 'vitest';
import { IDLE_KEY } from '../shell/idle-key.ts';

/** As much of a browser as it needs. */
const kept = new Map<string, string>();
const browserWindow = new EventTarget();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  addEventListener: browserWindow.addEventListener.bind(browserWindow),
});

const signOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
vi.doMock('../shell/sign-out.ts', () => ({ signOut }));
const { watchIdle } = await import('./idle-watch.ts');

const MINUTE = 60_000;
let stop: () => void = () => undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T09:00:00Z') });
  kept.clear();
  signOut.mockClear();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const moves = () => browserWindow.dispatchEvent(new Event('mousemove'));
/** Timers stand still while a computer sleeps, and its clock goes on. */
const sleeps = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('who is signed in', () => {
  it('is signed out DefaultTimeOut minutes after what they did last', () => {
    stop = watchIdle(30);
    vi.advanceTimersByTime(20 * MINUTE);
    moves();
    vi.advanceTimersByTime(29 * MINUTE);
    expect(signOut).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1 * MINUTE + 3_000);
    expect(signOut).toHaveBeenCalledTimes(1);
  });
  it('is signed out by the first movement after a sleep that was longer', () => {
    stop = watchIdle(30);
    sleeps(31 * MINUTE);
    moves();
    expect(signOut).toHaveBeenCalledTimes(1);
    moves();
    expect(signOut).toHaveBeenCalledTimes(1);
  });
  it('is signed out by the first page that is loaded after it', () => {
    watchIdle(30)();
    sleeps(31 * MINUTE);
    stop = watchIdle(30);
    expect(signOut).toHaveBeenCalledTimes(1);
  });
  it('goes on after a shorter one', () => {
    stop = watchIdle(30);
    sleeps(29 * MINUTE);
    moves();
    vi.advanceTimersByTime(29 * MINUTE);
    expect(signOut).not.toHaveBeenCalled();
  });
  it('does not pay for a session before, since a guest in between has none', () => {
    watchIdle(30)();
    sleeps(120 * MINUTE);
    localStorage.removeItem(IDLE_KEY);
    stop = watchIdle(30);
    expect(signOut).not.toHaveBeenCalled();
  });
});
