// What the doubles of payment providers have in common: a server on a port of its own that may lose answers, be away, and
// answers a request that is repeated by its key with what it answered first.
import type { AddressInfo } from 'node:net';
import { createServer, type Server } from 'node:http';
import type { Express, Request, Response } from 'express';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

export interface Double {
  readonly url: string;
  /** The work is done, and so many answers are lost. */
  loseAnswers(count: number): void;
  /** While it is away every connection ends without an answer. */
  away(isAway: boolean): void;
  close(): Promise<void>;
}

interface Kept {
  readonly request: string;
  readonly answer: Answer;
}

/** `serve` says what is served by `reply`, which keeps answers by key. */
export async function startDouble(
  app: Express,
  serve: (
    reply: (
      req: Request,
      res: Response,
      key: string | undefined,
      work: () => Answer,
      ofOtherRequest?: () => Answer,
    ) => void,
  ) => void,
): Promise<Double> {
  const kept = new Map<string, Kept>();
  let toLose = 0;
  let isAway = false;
  app.use((_req, res, next) => (isAway ? void res.destroy() : next()));
  serve((req, res, key, work, ofOtherRequest) => {
    const request = `${req.path} ${JSON.stringify(req.body)}`;
    const known = key === undefined ? undefined : kept.get(key);
    const isReplayed = known?.request === request || (known !== undefined && !ofOtherRequest);
    const answer = known ? (isReplayed || !ofOtherRequest ? known.answer : ofOtherRequest()) : work();
    // What a provider refuses to begin with is not kept.
    if (key !== undefined && !known && answer.status !== 400 && answer.status !== 401)
      kept.set(key, { request, answer: structuredClone(answer) });
    if (toLose > 0) {
      toLose -= 1;
      return void res.destroy();
    }
    if (isReplayed) res.set('idempotent-replayed', 'true');
    res.status(answer.status).json(answer.body);
  });
  const server: Server = createServer(app);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    loseAnswers: (count) => void (toLose = count),
    away: (away) => void (isAway = away),
    async close() {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
}
