// A placed order as a CSR corrects it.
import type { Locator, Page } from 'playwright-core';
import type { Texts } from './texts.ts';

export type PlacedOrder = ReturnType<typeof placedOrder>;

export function placedOrder(page: Page, t: Texts) {
  const dialog = page.getByRole('dialog');
  const button = (within: Page | Locator, key: `${string}:${string}`) =>
    within.getByRole('button', { name: t(key), exact: true });
  return {
    /** All but these lines. */
    async ship(trackingNumber: string, left: readonly number[]): Promise<void> {
      await button(page, 'admin:order.shipLines').click();
      await dialog.locator('[name=carrier]').fill('Purolator');
      await dialog.locator('[name=trackingNumber]').fill(trackingNumber);
      for (const line of left) await dialog.locator(`[name=line-${line}]`).fill('0');
      await button(dialog, 'admin:order.ship').click();
      await dialog.waitFor({ state: 'detached' });
      await page.getByText(trackingNumber, { exact: true }).waitFor();
    },
    /** All of one line, once what comes back is shown. */
    async refund(item: string, quantity: number, reason: string): Promise<void> {
      await button(page, 'admin-order-desk:refund').click();
      await dialog
        .getByLabel(t('admin-order-desk:quantityOf', { item, most: quantity }), { exact: true })
        .fill(String(quantity));
      await dialog.getByText(t('admin-order-desk:givenBack'), { exact: true }).waitFor();
      await dialog.locator('[name=reason]').fill(reason);
      await button(dialog, 'admin-order-desk:refund').click();
      await dialog.waitFor({ state: 'detached' });
    },
    status: (name: string) =>
      page
        .getByText(t(`admin:status.order.${name}`), { exact: true })
        .first()
        .waitFor(),
  };
}
