import { pino, type Logger } from 'pino';

export type Log = Logger;

/** The same message is said once in `everyMs`: an outage would say it with every attempt. */
export function throttledLog(log: Log, everyMs: number): Log {
  const loggedAt = new Map<string, number>();
  const throttled = Object.create(log) as Log;
  throttled.warn = ((details: object, message: string) => {
    const key = `${message} ${(details as { err?: Error }).err?.message}`;
    if (performance.now() - (loggedAt.get(key) ?? -Infinity) < everyMs) return;
    if (loggedAt.size > 1_000) loggedAt.clear();
    loggedAt.set(key, performance.now());
    log.warn(details, message);
  }) as Log['warn'];
  return throttled;
}

/** JSON lines on standard output; what could hold a secret is never printed. */
export const createLog = (role: string, level = process.env['LOG_LEVEL'] ?? 'info'): Log =>
  pino({
    base: { role },
    level,
    // Driver errors carry whole clients along; their message and code say it all.
    serializers: {
      err: ({ name, message, code, stack, cause }: Error & { code?: string }) => ({
        name,
        message,
        ...(code ? { code } : {}),
        stack,
        ...(cause ? { cause: String(cause) } : {}),
      }),
    },
    redact: {
      paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers', 'data'],
      censor: '[redacted]',
    },
  });
