import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; what could hold a secret is never printed. */
export const createLog = (role: string, level = process.env['LOG_LEVEL'] ?? 'info'): Log =>
  pino({
    base: { role },
    level,
    // Driver errors carry whole clients along; their message and code say it all.
    serializers: { err: ({ name, message, code, stack, cause }: Error & { code?: string }) => ({ name, message, ...(code ? { code } : {}), stack, ...(cause ? { cause: String(cause) } : {}) }) },
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers', 'data'], censor: '[redacted]' },
  });
