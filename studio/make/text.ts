// Typography that the two languages do differently.

/** Decimal comma: `1.5` reads `1,5` in French. */
export const comma = (value: number | string): string => String(value).replace('.', ',');

export const round = (value: number, digits = 0): number => Number(value.toFixed(digits));

/** Three significant figures, as load ratings and proof loads are printed. */
export const significant = (value: number): number => Number(value.toPrecision(3));

const units = 'mm|cm|m|kg|g|kN|N|kW|W|V|A|Hz|bar|L|mL|t|min|dB|tr/min|°C|N·m|m³/h|L/min|psi|%|h|po|µm|kV|kA';
const unbreakable = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}]))`, 'gu');

/** French prose keeps a number with its unit, and a colon or guillemet with its word, by a no-break space. */
export const frenchProse = (text: string): string =>
  text
    .replace(unbreakable, '$1\u00a0')
    .replace(/ ([:;!?»])/g, '\u00a0$1')
    .replace(/« /g, '«\u00a0')
    .replace(/'/g, '’');
