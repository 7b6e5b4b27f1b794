import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on standard output; what could hold a secret is never printed. */
export const createLog = (role: string, level = process.env['LOG_LEVEL'] ?? 'info'): Log =>
  pino({
    base: { role },
    level,
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization', 'req.headers', 'data'], censor: '[redacted]' },
  });
