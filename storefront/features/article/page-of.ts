/** The page of a list that an address names; the first where it names none. */
export const pageOf = (parameters: URLSearchParams): number => {
  const page = Number(parameters.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= 1_000 ? page : 1;
};
