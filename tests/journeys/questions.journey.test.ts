// Issue 11: a guest asks about an item on a phone, a CSR answers, and others read both on the page.
import type { Locator, Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { ownItem } from './own-item.ts';
import { ownLetters } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';

journey('a question about an item', (stage) => {
  const fr = textsIn('fr');
  const en = textsIn('en');
  const then = chapters();
  const own = ownLetters();
  const asked = `Supporte-t-il 150 °C en continu (${own})?`;
  const answer = `Non, 120 °C au plus (${own}).`;
  const email = `zoe.${own}@example.com`;
  let path: string;
  let guest: Page;
  let main: Locator;
  let office: Page;
  let errors: string[];
  let officeErrors: string[];

  beforeAll(async () => {
    const item = ownItem(stage.shop);
    await item.costs(15_90);
    path = `/product/${item.itemNumber}/bearing`;
    ({ page: guest, errors } = await openWindow(stage.browser, stage.shop.url, { width: 360, language: 'fr' }));
    ({ page: office, errors: officeErrors } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
    main = guest.getByRole('main');
  });
  afterAll(async () => {
    await guest?.context().close();
    await office?.context().close();
  });
  afterEach(() => expect([...(errors?.splice(0) ?? []), ...(officeErrors?.splice(0) ?? [])]).toEqual([]));

  then('is asked by a guest, who is told what lacks and loses no word', async () => {
    await visit(guest, path);
    await main.getByRole('button', { name: fr('question:ask') }).click();
    const form = main.getByRole('form', { name: fr('question:ask') });
    await form.getByLabel(fr('question:question')).fill(asked);
    await form.getByLabel(fr('question:name')).fill('Zoé');
    await form.getByRole('button', { name: fr('question:send') }).click();
    await form.getByText(fr('error:email_invalid')).waitFor();
    await expectFit(guest);
    await form.getByLabel(fr('question:email')).fill(email);
    const sum = await form
      .getByText(/\d+ .*\d+/)
      .first()
      .textContent();
    const [first, second] = (sum?.match(/\d+/g) ?? []).map(Number);
    await form.locator('[name=captcha]').fill(String(first! + second!));
    expect(await form.getByLabel(fr('question:question')).inputValue()).toBe(asked);
    await form.getByRole('button', { name: fr('question:send') }).click();
    await main.getByText(fr('question:sent', { email })).waitFor();
    await stage.shop.everybodySees(guest);
  });

  then('is found by a CSR, answered and shown', async () => {
    await signInAtOffice(office, 'dana', '/admin/question');
    await office.getByRole('link', { name: asked }).click();
    await office.getByRole('button', { name: en('admin-question:answer'), exact: true }).click();
    const dialog = office.getByRole('dialog');
    await dialog.locator('textarea[name=text]').fill(answer);
    await expectFit(office);
    await dialog.getByRole('button', { name: en('admin-question:answer'), exact: true }).click();
    await office.getByText(en('admin-question:status.published'), { exact: true }).waitFor();
  });

  then('stands on the page with its answer, as the server sends it', async () => {
    const page = await until(async () => {
      const html = await (await fetch(`${stage.shop.url}${path}?lng=fr`)).text();
      return html.includes(answer) ? html : undefined;
    }, 'the answer is on the page');
    expect(page).toContain(asked);
    await visit(guest, path);
    await main.getByRole('heading', { name: asked }).first().waitFor();
    await main.getByText(answer).first().waitFor();
    await expectFit(guest);
  });
});
