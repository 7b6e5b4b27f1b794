/** A store as it may be shown and signed: scheme and hosts, no user, password or token. */
export const storeName = (connectionString: string): string => {
  const [, scheme = '', hosts = ''] = /^([^:]+:\/\/)(?:[^@/?]*@)?([^/?]*)/.exec(connectionString) ?? [];
  return `${scheme}${hosts}`;
};
