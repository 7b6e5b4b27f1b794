// Issue 11: a guest writes to the shop with a picture of what is broken, and finds the branch that has the part.
import type { Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { journey } from './journey.ts';
import { ownLetters } from './people.ts';

journey('asking and visiting', (stage) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
  });
  afterEach(() => page.context().close());

  it('writes what was searched for in vain, with a file, by the keyboard; a wrong file says why', async () => {
    const email = `ada.${ownLetters()}@example.com`;
    await visit(page, '/pages/contact?keyword=whirligig%20bearing');
    const form = page.getByRole('region', { name: 'Write to us' });
    expect(await form.getByLabel('Subject').inputValue()).toBe('Looking for: whirligig bearing');
    await form.getByLabel('Name').fill('Ada Roy');
    await page.keyboard.press('Tab');
    await page.keyboard.type(email);
    await form.getByLabel('Message').fill('It sits on a 25 mm shaft.');
    const choose = form.locator('input[type=file]');
    await choose.setInputFiles([
      { name: 'plate.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\na plate\n%%EOF\n') },
      { name: 'run.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('MZ') },
    ]);
    await form.getByText('plate.pdf', { exact: true }).waitFor();
    await form.getByRole('alert').filter({ hasText: 'run.exe' }).waitFor();
    const question = await form
      .getByText(/\d+ .*\d+/)
      .first()
      .textContent();
    const [first, second] = (question?.match(/\d+/g) ?? []).map(Number);
    await form.locator('input[name=captcha]').fill(String(first! + second!));
    await form.getByRole('button', { name: 'Send message' }).click();
    await form.getByText(`we answer to ${email}`).waitFor();
  });

  it('finds the branch near a town, its stock and its hours; and is told where there is none', async () => {
    await visit(page, '/product/6205-2RS/6205-2rs');
    await page.getByRole('link', { name: 'Check stock near you' }).click();
    await page.getByRole('heading', { level: 1, name: 'Store locator' }).waitFor();
    await page.getByLabel('Postal code or town').fill('Laval, QC');
    await page.keyboard.press('Enter');
    await page.getByText('1 branch within 100 miles').waitFor();
    const branch = page.getByRole('listitem').filter({ hasText: 'Saint-Laurent' });
    await branch.getByText(/in stock here/i).waitFor();
    await branch.getByText('Hours').click();
    await branch.getByText('Monday').waitFor();
    await page.getByRole('group', { name: 'Map of the branches found' }).waitFor();
    await page.getByLabel('Postal code or town').fill('Halifax, NS');
    await page.keyboard.press('Enter');
    await page.getByText('No branches within 100 miles of the entered address.').waitFor();
  });
});
