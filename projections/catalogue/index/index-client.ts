// The catalogue index as other processes see it.
import type { Log } from '#platform/kernel/runtime/log.ts';
import { createMessageClient } from '#platform/kernel/messages/message-client.ts';
import { JsonText } from '#platform/kernel/operations/json-text.ts';
import type { CatalogueIndex, Question, QuestionInput, QuestionOutput } from './catalogue-index.ts';
import type { Reader } from '../reader.ts';
import type { About, Asked, News } from './index-server.ts';

export interface IndexClientOptions {
  /** `tcp://host:port` */
  readonly url: string;
  readonly token: string;
  readonly log: Log;
  /** For how long an answer is waited for; that of the message client where it is not said. */
  readonly answerMs?: number;
  /** Told what changed, before any answer that knows of it; undefined: it is not known what did. */
  readonly onChanged: (dependencies: readonly string[] | undefined) => void;
}

export interface IndexClient extends CatalogueIndex {
  /** The position up to which the index has published every change; undefined while that is not known. */
  readonly passed: bigint | undefined;
  close(): void;
}

/** Connects when it is first asked, and again whenever the connection is lost. */
export function createIndexClient({ url, token, log, answerMs, onChanged }: IndexClientOptions): IndexClient {
  let passed: bigint | undefined;
  const client = createMessageClient({
    url,
    token,
    log,
    ...(answerMs === undefined ? {} : { timeouts: { answer: answerMs } }),
    onNews(message) {
      const news = message as News;
      if ('passed' in news) passed = BigInt(news.passed);
      else onChanged(news.changed ?? undefined);
    },
    onConnected() {
      passed = undefined;
      onChanged(undefined);
    },
  });
  return {
    get passed() {
      return passed;
    },
    async ask<Q extends Question>(question: Q, input: QuestionInput<Q>, reader: Reader, after?: bigint) {
      const asked: Asked = { input, reader, ...(after === undefined ? {} : { after: String(after) }) };
      const { about, body } = await client.ask(question, asked);
      return { output: new JsonText<QuestionOutput<Q>>(body), ...(about as About) };
    },
    close: () => client.close(),
  };
}
