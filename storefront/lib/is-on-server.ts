export const isOnServer = typeof document === 'undefined';
