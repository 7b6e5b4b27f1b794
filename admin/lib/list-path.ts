/** The address of a list as a filter shows it: react-admin reads each of its parameters as JSON. */
export const listPath = (resource: string, parameters: Readonly<Record<string, object>>): string =>
  `/${resource}?${new URLSearchParams(
    Object.entries(parameters).map(([name, value]) => [name, JSON.stringify(value)]),
  ).toString()}`;
