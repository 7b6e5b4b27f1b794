// The one typed client of both React apps, the tests and the bench. It carries no schema, so bundles stay small.
import { own } from '#domain/shared/dictionary.ts';
import type { Output, Request, RoutesVia } from './api.ts';
import type { ErrorAnswer } from './shared/error.ts';

export interface ApiClient {
  get<R extends RoutesVia<'get'>>(route: R, input: Request<R>, options?: CallOptions): Promise<Output<R>>;
  post<R extends RoutesVia<'post'>>(route: R, data: Request<R>, options?: CallOptions): Promise<Output<R>>;
}

/** Over the network files can be sent, too. */
export interface HttpClient extends ApiClient {
  upload<R extends RoutesVia<'upload'>>(route: R, data: Request<R>, options?: CallOptions): Promise<Output<R>>;
}

export interface CallOptions {
  /** A UUID that stays the same over every retry of one click: a repeated command takes effect once. */
  readonly commandId?: string;
  readonly signal?: AbortSignal;
}

/** A refused or failed call. `answer.code` is stable; `answer.message` is in the caller's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly answer: ErrorAnswer;

  constructor(status: number, answer: ErrorAnswer) {
    super(answer.message);
    this.status = status;
    this.answer = answer;
  }
}

/** Names of headers that the shop's own clients send and read. */
export const headers = {
  /** Custom header that a form of another site cannot send (CSRF). */
  client: 'x-millwright-client',
  commandId: 'x-millwright-command-id',
  /** Commit position of the last command; reads wait until the read models have passed it. */
  position: 'x-millwright-position',
  /** Set on an answer that may lack what the caller did last: the read models had not come so far in time. */
  behind: 'x-millwright-behind',
} as const;

export interface HttpClientOptions {
  /** Empty in a browser on the shop's own origin. */
  readonly baseUrl?: string;
  readonly language?: () => string;
  readonly fetch?: typeof fetch;
  /** Further headers, e.g. a cookie in tests. */
  readonly headers?: () => Record<string, string>;
}

export function createHttpClient(options: HttpClientOptions = {}): HttpClient {
  let position = '';
  const send = async (url: string, init: RequestInit, call: CallOptions = {}) => {
    const response = await (options.fetch ?? fetch)(`${options.baseUrl ?? ''}${url}`, {
      ...init,
      ...(call.signal ? { signal: call.signal } : {}),
      credentials: 'same-origin',
      headers: {
        accept: 'application/json',
        [headers.client]: '1',
        ...(position ? { [headers.position]: position } : {}),
        ...(options.language ? { 'accept-language': options.language() } : {}),
        ...(init.method === 'POST'
          ? { 'content-type': 'application/json', [headers.commandId]: call.commandId ?? crypto.randomUUID() }
          : {}),
        ...options.headers?.(),
      },
    });
    position = response.headers.get(headers.position) ?? position;
    const answer: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(response.status, (answer ?? unreadable(response.status)) as ErrorAnswer);
    return answer;
  };
  return {
    get: (route, input, call) => send(getUrl(route, input), {}, call) as never,
    post: (route, data, call) =>
      send('/api/post', { method: 'POST', body: JSON.stringify({ path: route, data }) }, call) as never,
    // By its own address, the operation is known before anything of a large body is read.
    upload: (route, data, call) => send(`/api/${route}`, { method: 'POST', body: JSON.stringify(data) }, call) as never,
  };
}

/**
 * The address at which a link gets the bytes of a file, as a download: `/api/quote/download?QuoteId=…`. By `/api/getfile` they come as
 * JSON (spec 3).
 */
export const fileUrl = (route: string, input: object): string =>
  getUrl(route, input)
    .replace(/^\/api\/get\?route=([^&]*)&?/, '/api/$1?')
    .replace(/\?$/, '');

/** `/api/get?route=cart/getcartdetails/abc&page=2`: path parameters are filled in, the rest become query parameters. */
export function getUrl(route: string, input: object): string {
  const parameters = { ...input } as Record<string, unknown>;
  const path = route.replace(/\{(\w+)\}/g, (_match, name: string) => {
    const value = encodeURIComponent(String(own(parameters, name)));
    delete parameters[name];
    return value;
  });
  const query = Object.entries(parameters)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => `&${name}=${encodeURIComponent(String(value))}`);
  return `/api/get?route=${path}${query.join('')}`;
}

const unreadable = (status: number): ErrorAnswer => ({
  ErrorId: 0,
  LogId: 0,
  code: 'unreachable',
  message: `HTTP ${status}`,
});
