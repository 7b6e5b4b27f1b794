import type { Locator, Page } from 'playwright-core';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { Texts } from './texts.ts';

/** On the shop's own form, which is open. */
export async function signInAtShop(main: Locator, t: Texts, userName: string): Promise<void> {
  await main.getByLabel(t('account:userNameOrEmail')).fill(userName);
  await main.getByLabel(t('account:password'), { exact: true }).fill(DEMO_PASSWORD);
  await main.getByRole('button', { name: t('common:signIn'), exact: true }).click();
}

export async function signInAtOffice(page: Page, userName: string, path = '/admin'): Promise<void> {
  await page.goto(path);
  await page.locator('[name=username]').fill(userName);
  await page.locator('[name=password]').fill(DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await page.locator('[name=password]').waitFor({ state: 'detached' });
}
