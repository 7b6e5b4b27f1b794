import { paths } from '#storefront/shared/paths.ts';

const stepOf = (search: string) => new URLSearchParams(search).get('step');

export const paymentStep = `${paths.checkout}?step=payment`;
export const isPaymentStep = (search: string): boolean => stepOf(search) === 'payment';

/** How each of several deliveries goes. */
export const methodsStep = `${paths.deliveries}?step=methods`;
export const isMethodsStep = (search: string): boolean => stepOf(search) === 'methods';
