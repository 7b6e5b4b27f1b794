/** Whose addresses can name a county: sales taxes of the United States go by it. */
export const hasCounties = (country: string): boolean => country === 'US';
