/** On terms nothing is paid yet: it is owed. */
export const paymentShown = (status: string, method: string): string =>
  method === 'terms' && status === 'captured' ? 'on-account' : status;
