import { debitAfter, isRoutingNumber, testAccount, TEST_ROUTING, SHOWN_ACCOUNTS } from './test-accounts.ts';

const SECOND = 1_000;
const MINUTE = 60_000;

describe('a routing number', () => {
  it.each([TEST_ROUTING, '011000015', '021000021', '122105155'])('%s is one', (digits) =>
    expect(isRoutingNumber(digits)).toBe(true),
  );
  it.each(['110000001', '021000012', '02100002', '0210000211', '000000000', 'abcdefghi', ''])('%s is none', (digits) =>
    expect(isRoutingNumber(digits)).toBe(false),
  );
});

describe('a debit of a test account', () => {
  it('settles after some seconds, and for good some minutes later', () => {
    expect(debitAfter('settle', 4 * SECOND)).toMatchObject({ status: 'submitted', changesInMs: SECOND });
    expect(debitAfter('settle', 5 * SECOND)).toMatchObject({ status: 'captured', isFinal: false });
    expect(debitAfter('settle', 4 * MINUTE)).toEqual({ status: 'captured', code: '', isFinal: true });
  });
  it('is returned before it settles', () =>
    expect(debitAfter('return-closed', 5 * SECOND)).toEqual({
      status: 'returned',
      code: 'debit_account_closed',
      isFinal: true,
    }));
  it('bounces after it has settled, and is never final before', () => {
    expect(debitAfter('bounce-funds', MINUTE)).toMatchObject({ status: 'captured', isFinal: false });
    expect(debitAfter('bounce-funds', 2 * MINUTE)).toMatchObject({
      status: 'returned',
      code: 'debit_insufficient_funds',
    });
  });
  it('answers late', () => {
    expect(debitAfter('settle-late', 59 * SECOND)).toMatchObject({ status: 'submitted' });
    expect(debitAfter('settle-late', MINUTE)).toMatchObject({ status: 'captured' });
  });
  it('shows a visitor accounts that it knows', () => expect(SHOWN_ACCOUNTS.map(testAccount)).not.toContain(undefined));
});
