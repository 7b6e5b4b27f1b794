// How a label names the place of an address.
/** Countries that write the postal code before the town, and no province. */
const CODE_FIRST = new Set(
  'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IS IT LI LT LU LV MA MC NL NO PL PT RO RS SE SI SK SN TN TR'.split(' '),
);

/** Town, province and postal code as a label of the country has them: "Laval QC H7N 1A1", "69002 Lyon". */
export const localityOf = ({
  city,
  state,
  zip,
  country,
}: Readonly<Record<'city' | 'state' | 'zip' | 'country', string>>): string =>
  (CODE_FIRST.has(country) ? [zip, city] : [city, state, zip]).filter(Boolean).join(' ');
