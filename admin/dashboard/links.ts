/** A list of the back office with its filter, as its own address has it. */
export const listOf = (resource: string, filter: object): string =>
  `/${resource}?${new URLSearchParams({ filter: JSON.stringify(filter) }).toString()}`;
