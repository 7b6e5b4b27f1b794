// Renders a component the way the server does, inside what every page has around it.
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { UserContext } from '#contracts/account/account.ts';
import { App } from '../app/app.tsx';
import type { Language } from '../lib/language.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { settingsQuery, ShopperProvider } from '#storefront/shared/session/session.ts';
import { createFakeClient } from './fake-client.ts';
import { guest } from './fixtures.ts';
import { testI18n } from './test-i18n.ts';

interface RenderOptions {
  readonly language?: Language;
  readonly user?: UserContext;
  readonly url?: string;
  readonly settings?: Readonly<Record<string, string>>;
}

export const renderPart = (part: ReactNode, options?: RenderOptions): string =>
  renderToString(<Page part={part} {...options} />);

/** A part with what every page has around it. */
export function Page({
  part,
  language = 'en',
  user = guest,
  url = '/',
  settings = {},
}: RenderOptions & { readonly part: ReactNode }) {
  const router = createMemoryRouter([{ path: '*', element: <ShopperProvider value={user}>{part}</ShopperProvider> }], {
    initialEntries: [url],
  });
  const queryClient = createQueryClient(createFakeClient(), true);
  queryClient.setQueryData(
    settingsQuery.queryKey,
    Object.entries(settings).map(([name, value]) => ({ param_name: name, param_value: value })),
  );
  return (
    <App texts={testI18n(language)} queryClient={queryClient}>
      <RouterProvider router={router} />
    </App>
  );
}

/** The text that a reader sees: without tags, no-break spaces as spaces. */
export const seen = (html: string): string =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
