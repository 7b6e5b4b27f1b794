import { loader } from '#storefront/lib/services.ts';
import { settingsQuery, userQuery } from '#storefront/lib/session.ts';
import { footerQuery, languagesQuery } from './shell.queries.ts';

export const shellLoader = loader(({ load }) => Promise.all([load(userQuery), load(settingsQuery), load(languagesQuery), load(footerQuery)]));
