// A provider of OpenID Connect for tests and demonstrations: it asks nobody for a password and believes every name. Only for
// this machine.
import { createHash, randomUUID } from 'node:crypto';
import express, { type Express } from 'express';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';

export interface OpenidSandboxOptions {
  /** Its own address, such as http://127.0.0.1:4600 */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Whether it may send browsers back there. */
  sendsBackTo(address: string): boolean;
}

/** What it does wrong, for tests: what a shop must not take for a sign-in. */
export interface OpenidSandboxFaults {
  nonce?: string;
  audience?: string;
  status?: number;
}

interface Grant {
  readonly challenge: string;
  readonly nonce: string;
  readonly subject: string;
  readonly redirectUri: string;
}

const KEY_ID = 'sandbox';
const ALGORITHM = 'RS256';

const escaped = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0) ?? 0};`);

export async function createOpenidSandbox(
  { issuer, clientId, clientSecret, sendsBackTo }: OpenidSandboxOptions,
  faults: OpenidSandboxFaults = {},
): Promise<Express> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const jwk = { ...(await exportJWK(publicKey)), kid: KEY_ID, alg: ALGORITHM, use: 'sig' };
  const grants = new Map<string, Grant>();
  const app = express();
  app.use(express.urlencoded({ extended: false }));

  app.get('/.well-known/openid-configuration', (_request, response) => {
    response.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: [ALGORITHM],
      code_challenge_methods_supported: ['S256'],
      token_endpoint_auth_methods_supported: ['client_secret_post'],
      authorization_response_iss_parameter_supported: true,
    });
  });
  app.get('/keys', (_request, response) => void response.json({ keys: [jwk] }));

  app.get('/authorize', (request, response) => {
    const query = new URLSearchParams(request.url.split('?')[1]);
    if (query.get('client_id') !== clientId || !sendsBackTo(query.get('redirect_uri') ?? ''))
      return void response.status(400).send('unknown client');
    const hidden = [...query]
      .map(([name, value]) => `<input type="hidden" name="${escaped(name)}" value="${escaped(value)}">`)
      .join('');
    response.send(`<!doctype html><html lang="en"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><title>Example ID</title>
      <main><h1>Example ID</h1><p>A sandbox: no password is asked.</p><form method="post" action="/authorize">${hidden}
      <p><label>E-mail <input name="email" type="email" required autofocus></label></p>
      <button name="answer" value="yes">Continue</button>
      <button name="answer" value="no" formnovalidate>Cancel</button></form></main></html>`);
  });

  app.post('/authorize', (request, response) => {
    const form = request.body as Readonly<Record<string, string>>;
    const redirectUri = form['redirect_uri'] ?? '';
    if (!sendsBackTo(redirectUri)) return void response.status(400).send('unknown client');
    const back = new URL(redirectUri);
    back.searchParams.set('state', form['state'] ?? '');
    back.searchParams.set('iss', issuer);
    if (form['answer'] === 'yes') {
      const code = randomUUID();
      grants.set(code, {
        challenge: form['code_challenge'] ?? '',
        nonce: form['nonce'] ?? '',
        subject: form['email'] ?? '',
        redirectUri,
      });
      back.searchParams.set('code', code);
    } else back.searchParams.set('error', 'access_denied');
    response.redirect(303, back.href);
  });

  app.post('/token', async (request, response) => {
    const form = request.body as Readonly<Record<string, string>>;
    if (faults.status) return void response.status(faults.status).send('');
    const grant = grants.get(form['code'] ?? '');
    grants.delete(form['code'] ?? '');
    const challenge = createHash('sha256')
      .update(form['code_verifier'] ?? '')
      .digest('base64url');
    const isClient = form['client_id'] === clientId && form['client_secret'] === clientSecret;
    if (!grant || !isClient || grant.challenge !== challenge || form['redirect_uri'] !== grant.redirectUri)
      return void response.status(400).json({ error: 'invalid_grant' });
    const idToken = await new SignJWT({ nonce: faults.nonce ?? grant.nonce, email: grant.subject })
      .setProtectedHeader({ alg: ALGORITHM, kid: KEY_ID })
      .setIssuer(issuer)
      .setSubject(grant.subject)
      .setAudience(faults.audience ?? clientId)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey);
    response.json({ access_token: randomUUID(), token_type: 'Bearer', expires_in: 300, id_token: idToken });
  });
  return app;
}
