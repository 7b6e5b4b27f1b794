import { ApiError, createHttpClient, type ApiClient, type CallOptions } from '#contracts/client.ts';

/** The same contracts as the storefront and the tests. */
const http = createHttpClient({ language: () => (document.documentElement.lang === 'fr' ? 'fr' : 'en') });

/** The one client of the back office. */
export const client = { ...http, post: onceEach(http.post) };

/**
 * A command takes effect once, however often it is pressed: until an answer comes the same command has the same id,
 * while it is under way as after an answer that was lost.
 */
export function onceEach(post: ApiClient['post']): ApiClient['post'] {
  const underWay = new Map<string, string>();
  return async (route, data, options: CallOptions = {}) => {
    const command = `${route} ${JSON.stringify(data)}`;
    const commandId = options.commandId ?? underWay.get(command) ?? crypto.randomUUID();
    underWay.set(command, commandId);
    try {
      const answer = await post(route, data, { ...options, commandId });
      underWay.delete(command);
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status < 500) underWay.delete(command);
      throw error;
    }
  };
}
