/** Tells whether a text looks like a card number: 12 to 19 digits, perhaps in groups, with a right check digit. */
export function isLuhnNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  return /^\d{12,19}$/.test(digits) && hasCheckDigit(digits);
}

function hasCheckDigit(digits: string): boolean {
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}

/** Digits, perhaps in groups, that belong to no longer number and to no word. */
const RUNS = /(?<![\w.-])\d(?:[ .-]?\d){13,18}(?![ .-]?\d|\w)/g;
/** Visa, Mastercard, American Express, Discover, JCB, Diners Club, by first digits and length (ISO/IEC 7812). */
const CARDS =
  /^(?:4\d{15}(?:\d{3})?|(?:5[1-5]\d\d|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)\d{12}|3[47]\d{13}|6(?:011|5\d\d)\d{12}|35(?:2[89]|[3-8]\d)\d{12}|3(?:0[0-5]|[68]\d)\d{11})$/;

/** An id of ours (RFC 9562); the digits that one begins with may pass for a card's. */
const UUID = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/gi;

/** Tells whether a card number stands among the words of a text. */
export const mentionsCardNumber = (text: string): boolean =>
  (text.replace(UUID, '#').match(RUNS) ?? []).some((run) => {
    const digits = run.replace(/\D/g, '');
    return CARDS.test(digits) && hasCheckDigit(digits);
  });
