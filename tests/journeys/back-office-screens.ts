// Every screen of the back office that the menu leads to, and the page of the first thing in its list.
import type { Page, Request } from 'playwright-core';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openWindow } from './browser.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { signInAtOffice } from './sign-in.ts';
import { windows } from './windows.ts';
import type { Language } from '#storefront/lib/language.ts';

/** Names in `admin/<feature>/feature.ts`, whose components only browsers can load. */
const screens = readdirSync('admin')
  .map((folder) => `admin/${folder}/feature.ts`)
  .filter((file) => existsSync(file))
  .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bname: '([\w-]+)'/g)].map(([, name]) => name!));

export const openEveryScreen = (language: Language): void =>
  journey('an administrator opens every screen', (stage) => {
    describe.each(windows.filter((window) => window.language === language))(
      'in $language at $width px',
      ({ width }) => {
        let page: Page;
        let errors: string[];
        const asked = new Set<Request>();
        let onAnswer = () => {};

        beforeAll(async () => {
          ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
          page.on('request', (request) => void asked.add(request));
          for (const end of ['requestfinished', 'requestfailed'] as const)
            page.on(end as 'requestfinished', (request) => {
              asked.delete(request);
              onAnswer();
            });
          await signInAtOffice(page, 'tomas');
        });
        afterAll(() => page?.context().close());

        /** What the screen asked for is there, and what it asked for because of that. Some screens ask again for ever. */
        const answered = async () => {
          do {
            while (asked.size) await new Promise<void>((resolve) => (onAnswer = resolve));
            await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
          } while (asked.size);
        };

        const expectWhole = async () => {
          await page.getByRole('main').filter({ hasText: /\S/ }).waitFor();
          await answered();
          await page.waitForFunction(() => document.querySelector('#react-admin-title')?.textContent !== '');
          await expectFit(page);
          expect(errors.splice(0)).toEqual([]);
        };

        /** The page that was left stands until the code of the next one is there, and has a title of its own. */
        const leave = async (go: () => Promise<unknown>) => {
          const left = await page.locator('#react-admin-title').textContent();
          await go();
          await page.waitForFunction(
            (title) => document.querySelector('#react-admin-title')?.textContent !== title,
            left,
          );
        };
        /** As a link of the menu does: to load the whole back office anew takes longer than to look at a screen. */
        const open = (name: string) =>
          leave(() =>
            page.evaluate((path) => {
              window.history.pushState(null, '', path);
              window.dispatchEvent(new PopStateEvent('popstate'));
            }, `/admin/${name}`),
          );

        it.each(screens)('%s', async (name) => {
          await open(name);
          await expectWhole();
          const first = page.locator(`main a[href^="/admin/${name}/"]`).first();
          if (!(await first.count())) return;
          await leave(() => first.click());
          await expectWhole();
        });
      },
    );
  });
