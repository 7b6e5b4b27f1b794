import { OperatorError } from '#platform/kernel/runtime/operator-error.ts';
import { checkGiven, gatewayOf, readConfig } from './config.ts';

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
