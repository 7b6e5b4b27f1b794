// The sandbox provider of OpenID Connect, and a browser that signs in with it.
import { createServer } from 'node:http';
import { needed } from '#domain/shared/needed.ts';
import { createOpenidSandbox, type OpenidSandboxFaults } from '#openid-sandbox/provider.ts';
import { listen } from '#platform/kernel/http/listen.ts';
import { freePort } from '#platform/kernel/runtime/free-port.ts';

export interface OpenidProviderUnderTest {
  /** For OPENID_PROVIDERS of a shop. */
  readonly configuration: string;
  readonly faults: OpenidSandboxFaults;
  /** What the browser comes back with that went to `url`; without an e-mail its owner says no. */
  answer(url: string, email?: string): Promise<string>;
  stop(): Promise<void>;
}

/** For shops of this machine, whose ports are known later. */
export async function startOpenidProvider(): Promise<OpenidProviderUnderTest> {
  const port = await freePort();
  const issuer = `http://127.0.0.1:${port}`;
  const known = { id: 'example', name: 'Example ID', issuer, clientId: 'millwright', clientSecret: 'sandbox' };
  const faults: OpenidSandboxFaults = {};
  const sandbox = await createOpenidSandbox(
    { ...known, sendsBackTo: (address) => /^http:\/\/localhost:\d+\/account\/openid$/.test(address) },
    faults,
  );
  const server = await listen(createServer(sandbox), port, '127.0.0.1', 'PORT');
  return {
    configuration: JSON.stringify([known]),
    faults,
    async answer(url, email) {
      const form = new URLSearchParams(new URL(url).search);
      form.set('answer', email === undefined ? 'no' : 'yes');
      if (email !== undefined) form.set('email', email);
      const { headers } = await fetch(`${issuer}/authorize`, { method: 'POST', body: form, redirect: 'manual' });
      return new URL(needed(headers.get('location') ?? undefined, 'address that the provider sends to')).search;
    },
    stop: () => server.close(),
  };
}
