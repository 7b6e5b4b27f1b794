/** Tells whether a text looks like a card number: 12 to 19 digits, perhaps in groups, with a right check digit. */
export function isLuhnNumber(text: string): boolean {
  const digits = text.replace(/[ -]/g, '');
  if (!/^\d{12,19}$/.test(digits)) return false;
  const total = [...digits].reverse().reduce((sum, digit, index) => {
    const value = Number(digit) * (index % 2 ? 2 : 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
  return total % 10 === 0;
}
