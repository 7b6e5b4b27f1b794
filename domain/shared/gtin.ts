// GS1 General Specifications 7.9: the last digit of a GTIN checks the others.

/** The digits of a number as it is typed or scanned; undefined where it is none, or its check digit is another. */
export function gtinOf(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  if (!/^(\d{8}|\d{12,14})$/.test(digits)) return undefined;
  const sum = [...digits.slice(0, -1)]
    .reverse()
    .reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(digits.at(-1)) ? digits : undefined;
}
