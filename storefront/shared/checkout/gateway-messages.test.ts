import { readGatewayMessage } from './gateway-messages.ts';

describe('a message of the payment gateway', () => {
  it('is read by its type', () => {
    expect(readGatewayMessage({ type: 'millwright-gateway:ready', height: 210 })).toEqual({
      kind: 'ready',
      height: 210,
    });
    expect(readGatewayMessage({ type: 'millwright-gateway:valid', valid: true, brand: 'Visa' })).toEqual({
      kind: 'valid',
      valid: true,
    });
    expect(
      readGatewayMessage({ type: 'millwright-gateway:token', token: 'tok_1', brand: 'Visa', lastFour: '4242' }),
    ).toEqual({ kind: 'token', token: 'tok_1' });
    expect(readGatewayMessage({ type: 'millwright-gateway:error', code: 'card_expired' })).toEqual({
      kind: 'error',
      code: 'card_expired',
    });
    expect(readGatewayMessage({ type: 'millwright-gateway:challenge-done' })).toEqual({ kind: 'challenge-done' });
  });

  it.each([
    undefined,
    null,
    'millwright-gateway:token',
    7,
    [],
    {},
    { type: 'other:token', token: 'x' },
    { type: 'millwright-gateway:token' },
    { type: 'millwright-gateway:token', token: { toString: 'x' } },
  ])('is nothing when it is %j', (data) => {
    expect(readGatewayMessage(data)).toBeUndefined();
  });

  it('keeps a frame’s height within reason', () => {
    expect(readGatewayMessage({ type: 'millwright-gateway:ready', height: 1e9 })).toEqual({
      kind: 'ready',
      height: 900,
    });
    expect(readGatewayMessage({ type: 'millwright-gateway:ready', height: Number.NaN })).toEqual({
      kind: 'ready',
      height: 230,
    });
  });
});
