// The numbers that the sandbox knows, and what each of them does. Any other number is refused: a real one must not get
// in.
export type Behaviour =
  | 'approve'
  | 'decline'
  | 'insufficient-funds'
  | 'expired'
  | 'challenge'
  | 'silent'
  | 'capture-declined'
  | 'capture-declined-once'
  | 'capture-declined-then-silent'
  | 'refund-declined'
  | 'refund-silent';

interface TestCard {
  readonly brand: string;
  readonly behaviour: Behaviour;
}

const cards: Readonly<Record<string, TestCard>> = {
  '4242424242424242': { brand: 'Visa', behaviour: 'approve' },
  '5555555555554444': { brand: 'Master Card', behaviour: 'approve' },
  '378282246310005': { brand: 'American Express', behaviour: 'approve' },
  '6011111111111117': { brand: 'Discover', behaviour: 'approve' },
  '4242420000000000196': { brand: 'Visa', behaviour: 'approve' },
  '4000000000000002': { brand: 'Visa', behaviour: 'decline' },
  '4000000000009995': { brand: 'Visa', behaviour: 'insufficient-funds' },
  '4000000000000069': { brand: 'Visa', behaviour: 'expired' },
  '4000000000003220': { brand: 'Visa', behaviour: 'challenge' },
  '4000000000006975': { brand: 'Visa', behaviour: 'silent' },
  '4000000000000341': { brand: 'Visa', behaviour: 'capture-declined' },
  '4000000000000259': { brand: 'Visa', behaviour: 'capture-declined-once' },
  '4000000000000358': { brand: 'Visa', behaviour: 'capture-declined-then-silent' },
  '4000000000005126': { brand: 'Visa', behaviour: 'refund-declined' },
  '4000000000007726': { brand: 'Visa', behaviour: 'refund-silent' },
};

/** Those that a visitor is shown: one pays, one asks the bank, one is declined. */
export const SHOWN_CARDS = ['4242424242424242', '4000000000003220', '4000000000000002'] as const;

export const testCard = (number: string): TestCard | undefined => cards[number];
/** Spec 5: a Visa number of 19 digits cannot be stored. */
export const isStorable = (number: string): boolean => number.length < 19;
export const securityCodeLength = (brand: string) => (brand === 'American Express' ? 4 : 3);
