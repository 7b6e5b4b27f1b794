// Who may enter a shop that has not opened yet: staff, who see it as it will be. Everybody else is told that it opens
// soon.
import type { NextFunction, Request, Response } from 'express';
import { companyOf, logoOf } from '#contracts/store/company.ts';
import { settings } from '#contracts/setting/settings.ts';
import { languageOf } from '#platform/kernel/http/language.ts';
import { OPENING_RETRY_S } from '#platform/kernel/http/api.ts';
import { sessionOf } from '#platform/adapters/session/session-of.ts';
import { isStaff } from '#platform/kernel/operations/caller.ts';
import { settingIsOn, settingValue, shopLanguages } from '#projections/registry.ts';
import type { Application } from '../application.ts';
import type { Storefront } from './pages.ts';

/** Letters and the page that says so show it before the shop opens. */
const isLogo = (read: Application['read'], url: string): boolean => {
  const logo = logoOf(settingValue(read, 'StoreLogo'));
  return logo !== undefined && url.startsWith(`/pictures/${logo.picture}-`);
};

export interface Opening {
  mayEnter(req: Request): Promise<boolean>;
  /** Answers in place of a page or a picture. */
  readonly gate: (req: Request, res: Response, next: NextFunction) => Promise<void>;
}

export function createOpening({ read, pool }: Pick<Application, 'read' | 'pool'>, storefront: Storefront): Opening {
  const mayEnter = async (req: Request): Promise<boolean> =>
    settingIsOn(read, settings.shopOpen) || isStaff((await sessionOf(pool, req, 'desk')).caller);
  return {
    mayEnter,
    async gate(req, res, next) {
      if (isLogo(read, req.originalUrl) || (await mayEnter(req))) return next();
      const language = languageOf(req, shopLanguages(read));
      res
        .status(503)
        .set({ 'retry-after': String(OPENING_RETRY_S), 'cache-control': 'no-store', 'content-language': language })
        .type('html')
        .send(
          storefront.renderOpeningSoon(
            language,
            String(res.locals['nonce']),
            companyOf((name) => settingValue(read, name), language),
          ),
        );
    },
  };
}
