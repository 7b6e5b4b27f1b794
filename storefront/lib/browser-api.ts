// The browser's only client: it remembers the position of the last command, so that reads see one's own writes.
import { createHttpClient, type HttpClient } from '#contracts/client.ts';
import { noticingOutage } from './store-availability.ts';

const client = createHttpClient({ language: () => document.documentElement.lang });

export const browserApi: HttpClient = {
  get: (route, input, options) => noticingOutage(client.get(route, input, options)),
  post: (route, data, options) => noticingOutage(client.post(route, data, options)),
  upload: (route, data, options) => noticingOutage(client.upload(route, data, options)),
};
