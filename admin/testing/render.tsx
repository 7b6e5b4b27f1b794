// Renders a part of the back office with what every page has around it, for tests in an environment with a document.
import { QueryClient } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminContext, memoryStore, Notification, type DataProvider } from 'react-admin';
import { MemoryRouter } from 'react-router-dom';
import { presetRoles } from '#domain/shared/rights.ts';
import type { Language } from '#platform/kernel/texts/texts.ts';
import { theme } from '../app/theme.ts';
import { translateIn } from './translate.ts';

interface RenderOptions {
  readonly language?: Language;
  readonly role?: string;
  /** Gives its lists their rows. */
  readonly dataProvider?: DataProvider;
}

const signedIn = () => Promise.resolve();

/** Resolves once rights and texts are known. */
export async function renderPart(
  part: ReactNode,
  { language = 'en', role = 'csr', dataProvider = {} as DataProvider }: RenderOptions = {},
) {
  document.documentElement.lang = language;
  const page = (
    <MemoryRouter>
      <AdminContext
        theme={theme}
        darkTheme={null}
        store={memoryStore()}
        // No timer outlives the test.
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } })}
        dataProvider={dataProvider}
        authProvider={{
          login: signedIn,
          logout: signedIn,
          checkAuth: signedIn,
          checkError: signedIn,
          getPermissions: () => Promise.resolve(presetRoles[role]?.rights ?? []),
        }}
        i18nProvider={{
          translate: translateIn(language),
          changeLocale: () => Promise.resolve(),
          getLocale: () => language,
        }}
      >
        {part}
        <Notification />
      </AdminContext>
    </MemoryRouter>
  );
  await act(async () => void render(page));
}
