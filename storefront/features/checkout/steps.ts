import { paths } from '#storefront/shared/paths.ts';

export const paymentStep = `${paths.checkout}?step=payment`;
export const isPaymentStep = (search: string): boolean => new URLSearchParams(search).get('step') === 'payment';
