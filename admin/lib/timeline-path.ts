export const timelinePath = (subject: string): string => `/history/${encodeURIComponent(subject)}/show`;
