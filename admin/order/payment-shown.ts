/** On terms nothing is paid yet: it is owed. */
export const paymentShown = (status: string, onAccount: boolean): string =>
  onAccount && status === 'captured' ? 'on-account' : status;
