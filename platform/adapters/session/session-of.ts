import type { Request } from 'express';
import type { Pool } from 'pg';
import { sessionRequest } from '#platform/kernel/http/cookies.ts';
import type { Session, SessionKind } from '#platform/kernel/operations/session.ts';
import { openSession } from './session.ts';

/** The session that a browser's cookie names, or nobody's. */
export function sessionOf(pool: Pool, req: Request, kind: SessionKind): Promise<Session> {
  const { cookie, ...options } = sessionRequest(req, kind);
  return openSession(pool, kind, cookie, options);
}
