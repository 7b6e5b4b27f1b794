// A light browser for load: one keep-alive connection per client, cookies, JSON.
import { Agent, request } from 'node:http';
import { headers as names } from '#contracts/client.ts';

const agent = new Agent({ keepAlive: true, maxSockets: 400 });

export interface Answer {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly position: string;
}

export class Browser {
  readonly #cookies = new Map<string, string>();
  readonly #base: URL;

  constructor(base: string) {
    this.#base = new URL(base);
  }

  get cookie(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  /** @throws with the answer's code when the call is refused */
  async post(path: string, data: object): Promise<Record<string, unknown>> {
    const { status, body } = await this.tryPost(path, data);
    if (status >= 400)
      throw new Error(`${path}: ${status} ${String(body['code'])} ${JSON.stringify(body['params'] ?? {})}`);
    return body;
  }

  tryPost(path: string, data: object): Promise<Answer> {
    const payload = JSON.stringify({ path, data });
    return this.#send('POST', '/api/post', payload);
  }

  get(route: string): Promise<Answer> {
    return this.#send('GET', `/api/get?route=${route}`);
  }

  page(path: string): Promise<Answer> {
    return this.#send('GET', path);
  }

  #send(method: string, path: string, payload?: string): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const call = request(
        {
          agent,
          method,
          path,
          hostname: this.#base.hostname,
          port: this.#base.port,
          headers: {
            [names.client]: '1',
            cookie: this.cookie,
            // Answers of operations are not compressed, and of pages only the status is looked at.
            'accept-encoding': 'gzip',
            ...(payload === undefined
              ? {}
              : {
                  'content-type': 'application/json',
                  'content-length': Buffer.byteLength(payload),
                  [names.commandId]: crypto.randomUUID(),
                }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            for (const line of response.headers['set-cookie'] ?? []) {
              const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
              this.#cookies.set(name, value);
            }
            const text = Buffer.concat(chunks).toString('utf8');
            resolve({
              status: response.statusCode ?? 0,
              body: String(response.headers['content-type']).startsWith('application/json')
                ? (JSON.parse(text) as Record<string, unknown>)
                : {},
              position: String(response.headers[names.position] ?? ''),
            });
          });
        },
      );
      call.on('error', reject);
      call.end(payload);
    });
  }
}
