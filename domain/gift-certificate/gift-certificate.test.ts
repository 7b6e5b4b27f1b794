import fc from 'fast-check';
import { DomainError } from '#domain/shared/domain-error.ts';
import { sum } from '#domain/shared/money.ts';
import { specificationFor } from '#domain/testing/decider-specification.ts';
import { giftCertificate, type GiftCertificateCommand } from './gift-certificate.decider.ts';
import type { GiftCertificateEvent } from './gift-certificate.events.ts';
import { balanceOf } from './gift-certificate.state.ts';

const given = specificationFor(giftCertificate);
const certificateId = '00ff00ff00ff00ff00ff00ff00ff00ff';
const at = '2026-11-25T12:00:00.000Z';
const today = '2026-11-25';
const byStaff = { by: 'staff:dana', at };

const certificate = {
  ...({ certificateId, seed: 's1', amount: 10_000, currency: 'CAD', validUntil: '2026-12-31' } as const),
  ...{ personId: `gift-certificate:${certificateId}`, name: 'Ada', email: 'ada@example.com', message: 'Enjoy' },
  ...({ language: 'en', reason: 'a complaint', ...byStaff } as const),
};
const issued: GiftCertificateEvent = { type: 'GiftCertificateIssued', data: certificate };
const issue = { type: 'IssueGiftCertificate', today, send: false, ...certificate } as const;
const letter: GiftCertificateEvent = {
  type: 'GiftCertificateLetterRequested',
  data: { certificateId, ...byStaff },
};
const send = { type: 'RequestGiftCertificateLetter', certificateId, today, ...byStaff } as const;
const hold = (holdId: string, amount: number) =>
  ({ type: 'HoldGiftCertificate', certificateId, holdId, orderId: 'o1', amount, currency: 'CAD', today }) as const;
const held = (holdId: string, amount: number): GiftCertificateEvent => ({
  type: 'GiftCertificateHeld',
  data: { certificateId, holdId, orderId: 'o1', amount },
});
const redeem = (holdId: string) => ({ type: 'RedeemGiftCertificate', certificateId, holdId }) as const;
const redeemed = (holdId: string, amount: number): GiftCertificateEvent => ({
  type: 'GiftCertificateRedeemed',
  data: { certificateId, holdId, amount },
});
const release = (holdId: string) =>
  ({ type: 'ReleaseGiftCertificate', certificateId, holdId, reason: 'checkout_cancelled' }) as const;
const released = (holdId: string, amount: number): GiftCertificateEvent => ({
  type: 'GiftCertificateHoldReleased',
  data: { certificateId, holdId, amount, reason: 'checkout_cancelled' },
});
const credit = (refundId: string, holdId: string, amount: number) =>
  ({ type: 'CreditGiftCertificate', certificateId, refundId, holdId, amount }) as const;
const credited = (refundId: string, holdId: string, amount: number): GiftCertificateEvent => ({
  type: 'GiftCertificateCredited',
  data: { certificateId, refundId, holdId, amount },
});
const frozen: GiftCertificateEvent = {
  type: 'GiftCertificateFrozen',
  data: { certificateId, reason: 'stolen', ...byStaff },
};
const freeze = { type: 'FreezeGiftCertificate', certificateId, reason: 'stolen', ...byStaff } as const;
const unfreeze = { type: 'UnfreezeGiftCertificate', certificateId, reason: 'found', ...byStaff } as const;

describe('a gift certificate that nobody issued', () => {
  it('is issued once', () => {
    given().when(issue).then(issued);
    given(issued).when(issue).thenNothing();
  });
  it('goes out by a letter at once where that is wanted', () =>
    given()
      .when({ ...issue, send: true })
      .then(issued, letter));
  it('does not end before it begins', () =>
    given()
      .when({ ...issue, validUntil: '2026-11-24' })
      .thenRefused('gift_certificate_ends_first', { day: '2026-11-24' }));
  it('is not to be found by any other command', () => {
    for (const command of [hold('h1', 1), redeem('h1'), release('h1'), credit('r1', 'h1', 1), freeze, unfreeze, send])
      given().when(command).thenRefused('gift_certificate_not_found');
  });
});

describe('a gift certificate', () => {
  it('is held up to its balance, and says how much is left beyond', () => {
    given(issued).when(hold('h1', 10_000)).then(held('h1', 10_000));
    given(issued, held('h1', 7_000))
      .when(hold('h2', 3_001))
      .thenRefused('gift_certificate_too_small', { left: 3_000, currency: 'CAD' });
    given(issued, held('h1', 7_000), released('h1', 7_000)).when(hold('h2', 10_000)).then(held('h2', 10_000));
  });
  it('is held, redeemed, released and credited once by the same id', () => {
    given(issued, held('h1', 7_000)).when(hold('h1', 7_000)).thenNothing();
    given(issued, held('h1', 7_000)).when(redeem('h1')).then(redeemed('h1', 7_000));
    const spent = [issued, held('h1', 7_000), redeemed('h1', 7_000)] as const;
    given(...spent)
      .when(redeem('h1'))
      .thenNothing();
    given(...spent)
      .when(release('h1'))
      .thenNothing();
    given(...spent, credited('r1', 'h1', 500))
      .when(credit('r1', 'h1', 500))
      .thenNothing();
  });
  it('that a hold was released of before it came to be is not held by that id any more', () => {
    given(issued).when(release('h1')).then(released('h1', 0));
    given(issued, released('h1', 0)).when(hold('h1', 100)).thenRefused('payment_timeout');
    given(issued, released('h1', 0)).when(release('h1')).thenNothing();
    given(issued, released('h1', 0)).when(redeem('h1')).thenRefused('payment_not_authorised');
  });
  it('takes back what was spent of it, and no more', () => {
    const spent = [issued, held('h1', 7_000), redeemed('h1', 7_000)] as const;
    given(...spent)
      .when(credit('r1', 'h1', 7_000))
      .then(credited('r1', 'h1', 7_000));
    given(...spent, credited('r1', 'h1', 5_000))
      .when(credit('r2', 'h1', 2_001))
      .thenRefused('gift_certificate_not_redeemed');
    given(issued, held('h1', 7_000))
      .when(credit('r1', 'h1', 1))
      .thenRefused('gift_certificate_not_redeemed');
  });
  it('goes out once more, as long as it is good', () => {
    given(issued, letter).when(send).then(letter);
    given(issued, frozen).when(send).thenRefused('gift_certificate_frozen');
  });
  it('pays in its own currency', () =>
    given(issued)
      .when({ ...hold('h1', 100), currency: 'EUR' })
      .thenRefused('gift_certificate_other_currency', { currency: 'CAD' }));
  it('is good to the end of its last day', () => {
    given(issued)
      .when({ ...hold('h1', 100), today: '2026-12-31' })
      .then(held('h1', 100));
    given(issued)
      .when({ ...hold('h1', 100), today: '2027-01-01' })
      .thenRefused('gift_certificate_expired', { day: '2026-12-31' });
    given({ type: 'GiftCertificateIssued', data: { ...certificate, validUntil: '' } })
      .when({ ...hold('h1', 100), today: '2099-01-01' })
      .then(held('h1', 100));
  });
  it('that is frozen pays nothing new until it is not; what is held of it is spent all the same', () => {
    given(issued).when(freeze).then(frozen);
    given(issued, frozen).when(freeze).thenNothing();
    given(issued, frozen).when(hold('h1', 100)).thenRefused('gift_certificate_frozen');
    given(issued, held('h1', 100), frozen).when(redeem('h1')).then(redeemed('h1', 100));
    given(issued, held('h1', 100), redeemed('h1', 100), frozen)
      .when(credit('r1', 'h1', 100))
      .then(credited('r1', 'h1', 100));
    given(issued, frozen)
      .when(unfreeze)
      .then({ type: 'GiftCertificateUnfrozen', data: { certificateId, reason: 'found', ...byStaff } });
    given(issued).when(unfreeze).thenNothing();
  });

  it('is never worth more than its amount, and never less than nothing', () => {
    const step = fc.record({
      what: fc.constantFrom('hold', 'redeem', 'release', 'credit'),
      holdId: fc.constantFrom('a', 'b', 'c', 'constructor'),
      refundId: fc.constantFrom('r', 's', 't'),
      amount: fc.integer({ min: 1, max: 12_000 }),
    });
    const commandOf = ({ what, holdId, refundId, amount }: { [key: string]: string | number }) =>
      ({
        hold: hold(String(holdId), Number(amount)),
        redeem: redeem(String(holdId)),
        release: release(String(holdId)),
        credit: credit(String(refundId), String(holdId), Number(amount)),
      })[String(what)] as GiftCertificateCommand;
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        let state = giftCertificate.evolve(giftCertificate.initialState, issued);
        for (const one of steps) {
          try {
            state = giftCertificate.decide(commandOf(one), state).reduce(giftCertificate.evolve, state);
          } catch (error) {
            if (!(error instanceof DomainError)) throw error;
          }
          const taken = sum(
            Object.values(state.holds).map(({ status, amount }) => (status === 'released' ? 0 : amount)),
          );
          const back = sum(Object.values(state.credits).map(({ amount }) => amount));
          expect(taken - back).toBeLessThanOrEqual(10_000);
          expect(back).toBeLessThanOrEqual(taken);
          expect(balanceOf(state)).toBe(10_000 - taken + back);
        }
      }),
    );
  });
});

describe('a gift certificate that was bought', () => {
  const bought = { ...certificate, validUntil: '', giver: 'Ben', orderId: 'o1', lineId: '1', letterOn: '2026-12-24' };
  const ofDay: GiftCertificateEvent = { type: 'GiftCertificateIssued', data: bought };
  const due = (day: string) =>
    ({ type: 'RequestDueGiftCertificateLetter', certificateId, today: day, ...byStaff }) as const;
  const why = { certificateId, refundId: 'r1', reason: 'not wanted', ...byStaff };
  const withdraw = { type: 'WithdrawGiftCertificate', ...why } as const;
  const restore = { type: 'RestoreGiftCertificate', ...why } as const;
  const withdrawn: GiftCertificateEvent = { type: 'GiftCertificateFrozen', data: why };
  const restored: GiftCertificateEvent = {
    type: 'GiftCertificateUnfrozen',
    data: { certificateId, reason: 'not wanted', ...byStaff },
  };

  it('sends its letter on its day, or at once where that is today', () => {
    given()
      .when({ type: 'IssueGiftCertificate', today, ...bought, send: true })
      .then(ofDay);
    const atOnce = { ...bought, letterOn: today };
    given()
      .when({ type: 'IssueGiftCertificate', today, ...atOnce, send: true })
      .then({ type: 'GiftCertificateIssued', data: atOnce }, letter);
    given(ofDay).when(due('2026-12-23')).thenNothing();
    given(ofDay).when(due('2026-12-24')).then(letter);
  });
  it('sends it not twice, and not while it is frozen', () => {
    given(ofDay, letter).when(due('2026-12-24')).thenNothing();
    given(ofDay, frozen).when(due('2026-12-24')).thenNothing();
  });
  it('is withdrawn once, while nothing of it is spent or held', () => {
    given(ofDay).when(withdraw).then(withdrawn);
    given(ofDay, frozen).when(withdraw).then(withdrawn);
    given(ofDay, withdrawn).when(withdraw).thenNothing();
    given(ofDay, withdrawn)
      .when({ ...withdraw, refundId: 'r2' })
      .thenRefused('gift_certificate_withdrawn');
    given(ofDay, held('h1', 1)).when(withdraw).thenRefused('gift_certificate_spent');
    given(ofDay, held('h1', 1), released('h1', 1)).when(withdraw).then(withdrawn);
    given(ofDay, held('h1', 1), redeemed('h1', 1)).when(withdraw).thenRefused('gift_certificate_spent');
  });
  it('is not unfrozen by hand once it is withdrawn, but by the refund that came to nothing', () => {
    given(ofDay, withdrawn).when(unfreeze).thenRefused('gift_certificate_withdrawn');
    given(ofDay, withdrawn).when(restore).then(restored);
    given(ofDay, frozen).when(restore).thenNothing();
  });
});
