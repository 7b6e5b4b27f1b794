// Sign-in by a provider of OpenID Connect (Core 1.0): the authorization code flow with PKCE, state and nonce, by openid-client.
// What has to be remembered meanwhile is sealed and stays with the browser: it opens in the session that it was made for alone.
import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import { z } from 'zod';
import type { Clock } from '#platform/kernel/runtime/clock.ts';
import type { Log } from '#platform/kernel/runtime/log.ts';
import { seal, unseal } from '#platform/kernel/personal-data/seal-bytes.ts';

export interface OpenidProvider {
  /** Stands in history; lower-case letters, digits and hyphens. */
  readonly id: string;
  /** As buyers read it on the button. */
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** Somebody whom a provider has signed in. */
export interface OpenidPerson {
  /** A keyed hash of the issuer and its name for the person. */
  readonly linkId: string;
  readonly provider: string;
  /** As the provider knows it; empty where it says nothing. */
  readonly email: string;
}

/**
 * `openid_refused`: the provider, or the person before it, said no, or its answer is not one to what was asked.
 * `openid_unavailable`: it cannot be reached. `openid_expired`: nothing was asked in this session, or too long ago.
 */
export type OpenidRefusal = 'openid_refused' | 'openid_unavailable' | 'openid_expired';

type Answer<Found extends object> = (Found & { readonly refused?: never }) | { readonly refused: OpenidRefusal };

export interface Openid {
  readonly providers: readonly Pick<OpenidProvider, 'id' | 'name'>[];
  /** Undefined where there is no such provider. */
  begin(provider: string, sessionId: string): Promise<Answer<{ url: string; flow: string }> | undefined>;
  /** `query`: of the address that the browser came back to. */
  finish(sessionId: string, flow: string, query: string): Promise<Answer<{ person: OpenidPerson; identity: string }>>;
  /** Whom an identity of `finish` stands for; undefined where it is of another session, or too old. */
  person(sessionId: string, identity: string): OpenidPerson | undefined;
}

declare module '#platform/kernel/operations/services.ts' {
  interface Services {
    readonly openid: Openid;
  }
}

/** What a provider is called; one that is no longer offered goes by its id. */
export const providerName = (provider: string, { providers }: Pick<Openid, 'providers'>): string =>
  providers.find(({ id }) => id === provider)?.name ?? provider;

/** Where providers send browsers back to. */
export const OPENID_PATH = '/account/openid';

const SCOPE = 'openid email';
const GOOD_FOR_MS = 15 * 60_000;
const ANSWER_SECONDS = 10;
/** Provider's metadata and keys are asked for anew after this. */
const CONFIGURATION_MS = 3_600_000;
const LINK_ID_LENGTH = 40;

const flowSchema = z.object({
  provider: z.string(),
  verifier: z.string(),
  state: z.string(),
  nonce: z.string(),
  until: z.number(),
});
const personSchema = z.object({ linkId: z.string(), provider: z.string(), email: z.string(), until: z.number() });

interface OpenidOptions {
  readonly providers: readonly OpenidProvider[];
  /** The shop's address as browsers see it. */
  readonly origin: string;
  readonly identityKey: Buffer;
  readonly clock: Clock;
  readonly log: Log;
}

export function createOpenid({ providers, origin, identityKey, clock, log }: OpenidOptions): Openid {
  const key = createHmac('sha256', identityKey).update('openid').digest();
  const redirectUri = `${origin}${OPENID_PATH}`;
  const configurations = new Map<string, { readonly at: number; readonly of: Promise<client.Configuration> }>();

  const sealFor = (use: string, sessionId: string, value: object): string =>
    seal(
      Buffer.from(JSON.stringify({ ...value, until: clock.now() + GOOD_FOR_MS })),
      key,
      `${use} ${sessionId}`,
    ).toString('base64url');

  function opened<Value extends { readonly until: number }>(
    use: string,
    sessionId: string,
    sealed: string,
    schema: z.ZodType<Value>,
  ): Value | undefined {
    try {
      const plain = unseal(Buffer.from(sealed, 'base64url'), key, `${use} ${sessionId}`);
      const value = schema.parse(JSON.parse(plain.toString('utf8')));
      return value.until >= clock.now() ? value : undefined;
    } catch (error) {
      // Somebody else's, or nobody's: whoever sends it is told to begin again.
      log.debug({ err: error }, 'an OpenID flow that does not open');
      return undefined;
    }
  }

  function configurationOf({ id, issuer, clientId, clientSecret }: OpenidProvider): Promise<client.Configuration> {
    const known = configurations.get(id);
    if (known && clock.now() - known.at < CONFIGURATION_MS) return known.of;
    const url = new URL(issuer);
    // Over plain HTTP nobody but this machine is asked.
    const isLocal = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const of = client.discovery(url, clientId, clientSecret, undefined, {
      timeout: ANSWER_SECONDS,
      execute: isLocal ? [client.allowInsecureRequests] : [],
    });
    configurations.set(id, { at: clock.now(), of });
    // One that could not be had is asked for again.
    of.catch(() => configurations.delete(id));
    return of;
  }

  const refusal = (error: unknown, provider: string): { refused: OpenidRefusal } => {
    const refused = isRefusal(error) ? 'openid_refused' : 'openid_unavailable';
    log.warn({ err: error, provider }, refused);
    return { refused };
  };

  return {
    providers: providers.map(({ id, name }) => ({ id, name })),

    async begin(provider, sessionId) {
      const known = providers.find(({ id }) => id === provider);
      if (!known) return undefined;
      try {
        const configuration = await configurationOf(known);
        const [verifier, state, nonce] = [client.randomPKCECodeVerifier(), client.randomState(), client.randomNonce()];
        const url = client.buildAuthorizationUrl(configuration, {
          redirect_uri: redirectUri,
          scope: SCOPE,
          code_challenge: await client.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          state,
          nonce,
        });
        return { url: url.href, flow: sealFor('flow', sessionId, { provider, verifier, state, nonce }) };
      } catch (error) {
        return refusal(error, provider);
      }
    },

    async finish(sessionId, sealed, query) {
      const flow = opened('flow', sessionId, sealed, flowSchema);
      const known = providers.find(({ id }) => id === flow?.provider);
      if (!flow || !known) return { refused: 'openid_expired' };
      try {
        const address = new URL(redirectUri);
        address.search = query;
        const tokens = await client.authorizationCodeGrant(await configurationOf(known), address, {
          pkceCodeVerifier: flow.verifier,
          expectedState: flow.state,
          expectedNonce: flow.nonce,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        if (!claims) return { refused: 'openid_refused' };
        const email = typeof claims['email'] === 'string' ? claims['email'].slice(0, 254) : '';
        const linkId = createHmac('sha256', key)
          .update(JSON.stringify([claims.iss, claims.sub]))
          .digest('hex')
          .slice(0, LINK_ID_LENGTH);
        const person = { linkId, provider: known.id, email };
        return { person, identity: sealFor('person', sessionId, person) };
      } catch (error) {
        return refusal(error, known.id);
      }
    },

    person(sessionId, identity) {
      const found = opened('person', sessionId, identity, personSchema);
      return found && { linkId: found.linkId, provider: found.provider, email: found.email };
    },
  };
}

const UNANSWERED = ['OAUTH_TIMEOUT', 'OAUTH_ABORT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'];

/** What came back says no, or is not an answer to what was asked; anything else is for want of an answer. */
const isRefusal = (error: unknown): boolean =>
  error instanceof client.AuthorizationResponseError ||
  error instanceof client.ResponseBodyError ||
  (error instanceof client.ClientError && !UNANSWERED.includes(error.code ?? ''));
