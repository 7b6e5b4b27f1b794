import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { checkGiven, gatewayOf, paypalOf, readConfig, stripeOf } from './config.ts';

describe('the configuration', () => {
  it.each([
    ['PORT', 'abc', 'PORT must be a number from 1 to 65535'],
    ['PORT', '70000', 'PORT must be at most 65535'],
    ['PORT', '40.5', 'PORT must be a whole number'],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://'],
    ['EVENTSTORE_URL', 'http://x', 'EVENTSTORE_URL must begin with esdb:// or esdb+discover://'],
    ['REDIS_URL', 'localhost:6379', 'REDIS_URL must begin with redis://'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must begin with smtp://'],
    ['SEARCH_URL', 'shop:secret@host', 'SEARCH_URL must begin with https:// or http://'],
    ['SEARCH_PREFIX', 'Shop!', 'SEARCH_PREFIX must be small letters, digits and hyphens'],
    ['GATEWAY_URL', 'localhost:4001', 'GATEWAY_URL must be an address that begins with http:// or https://'],
    ['PUBLIC_ORIGIN', 'shop.example', 'PUBLIC_ORIGIN must be an address that begins with http:// or https://'],
    ['NODE_ENV', 'live', 'NODE_ENV must be one of development, test, production'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of trace, debug, info, warn, error, silent'],
    ['TRUST_PROXY', 'yes', 'TRUST_PROXY must be a number from 0 to 10'],
    ['CACHE', 'no', 'CACHE must be 0 or 1'],
    ['RATE_LIMIT_FACTOR', '0', 'RATE_LIMIT_FACTOR must be at least 1'],
    ['OPENID_PROVIDERS', '[{', 'OPENID_PROVIDERS must be JSON'],
    ['OPENID_PROVIDERS', '{}', 'OPENID_PROVIDERS must be a list of {"id","name","issuer","clientId","clientSecret"}'],
    ['MASTER_KEY', 'short', 'MASTER_KEY must be 32 bytes in base64'],
    ['GATEWAY_API_KEY', 'short', 'GATEWAY_API_KEY must have at least 16 characters'],
    ['GATEWAY_WEBHOOK_SECRET', 'short', 'GATEWAY_WEBHOOK_SECRET must have at least 16 characters'],
    ['STRIPE_SECRET_KEY', 'pk_test_1', 'STRIPE_SECRET_KEY must be a secret key of Stripe'],
    ['STRIPE_PUBLISHABLE_KEY', 'sk_test_1', 'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe'],
    ['STRIPE_WEBHOOK_SECRET', 'secret', 'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook of Stripe'],
  ])('says what is wrong with %s=%s', (name, value, sentence) => {
    expect(() => checkGiven({ [name]: value })).toThrow(new OperatorError(`Configuration: ${sentence}`));
  });

  it('names every variable that is missing', () => {
    expect(() => readConfig({})).toThrow(
      new OperatorError('Configuration: DATABASE_URL is missing; EVENTSTORE_URL is missing; MASTER_KEY is missing'),
    );
  });
});

describe('the payment gateway', () => {
  const whole = { GATEWAY_URL: 'https://pay.example', GATEWAY_API_KEY: 'k', GATEWAY_WEBHOOK_SECRET: 's' };
  it('may be left out', () => expect(gatewayOf({})).toBeUndefined());
  it.each(['GATEWAY_API_KEY', 'GATEWAY_WEBHOOK_SECRET'] as const)('is not reached without its %s', (name) => {
    expect(() => gatewayOf({ ...whole, [name]: undefined })).toThrow(
      new OperatorError(`Configuration: GATEWAY_URL is set and ${name} is missing`),
    );
  });
});

describe('payment providers', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  const paypal = { PAYPAL_CLIENT_ID: 'client-1', PAYPAL_CLIENT_SECRET: 'secret-of-the-client' };
  it('may be left out', () => expect([stripeOf({}), paypalOf({})]).toEqual([undefined, undefined]));
  it('have all of their keys, or none', () => {
    expect(stripeOf(stripe)).toMatchObject({ secretKey: 'sk_test_1', webhookSecret: 'whsec_1' });
    expect(paypalOf(paypal)).toMatchObject({ clientId: 'client-1', isSandbox: false });
    for (const name of Object.keys(stripe))
      expect(() => stripeOf({ ...stripe, [name]: undefined })).toThrow(OperatorError);
    for (const name of Object.keys(paypal))
      expect(() => paypalOf({ ...paypal, [name]: undefined })).toThrow(OperatorError);
  });
  it('have no test key beside one that moves money', () =>
    expect(() => stripeOf({ ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' })).toThrow(/different modes/));
});
