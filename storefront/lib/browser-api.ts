// The browser's only client: it remembers the position of the last command, so that reads see one's own writes.
import { createHttpClient } from '#contracts/client.ts';

export const browserApi = createHttpClient({ language: () => document.documentElement.lang });
