// Issue 29, "Hands and eyes": a manager keeps what the shop says and where it is found. Each record is made, changed, seen in
// the shop and taken back; a canned reply is written without a mouse.
import type { Page } from 'playwright-core';
import { until } from '../harness/until.ts';
import type { Visitor } from '../harness/visitor.ts';
import { openWindow, visit } from './browser.ts';
import { chapters } from './chapters.ts';
import { expectFit } from './fit.ts';
import { journey } from './journey.ts';
import { officeHands, type OfficeHands } from './office.ts';
import { ownLetters, registeredBuyer, staffMember } from './people.ts';
import { signInAtOffice } from './sign-in.ts';
import { textsIn } from './texts.ts';
import { windowsIn } from './windows.ts';

journey('a manager keeps the records of the shop', (stage) => {
  describe.each(windowsIn('fr'))('in $language at $width px', ({ language, width }) => {
    const t = textsIn(language);
    const then = chapters();
    const own = ownLetters();
    const shown = (en: string, fr: string) => (language === 'fr' ? fr : en);
    let page: Page;
    let errors: string[];
    let office: OfficeHands;
    let helen: Visitor;

    const content = (key: string) => t(`admin-content:${key}`);
    /** Once it is done, the button has nothing left to do. */
    const act = async (verb: 'publish' | 'withdraw' | 'reset') => {
      await office.press(content(`do.${verb}`));
      await office.main
        .getByRole('button', { name: content(`do.${verb}`), exact: true })
        .waitFor({ state: 'detached' });
      await stage.shop.everybodySees(page);
    };
    const shopHas = async (path: string, words: string) => {
      await visit(page, path);
      await page.getByRole('main').getByText(words).first().waitFor();
    };
    const fill = async (name: string, en: string, fr: string) => {
      await office.field(`${name}.en`).fill(`${en} ${own}`);
      await office.field(`${name}.fr`).fill(`${fr} ${own}`);
    };
    const statusOf = async (path: string) =>
      (await fetch(`${stage.shop.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html' } })).status;

    beforeAll(async () => {
      helen = await staffMember(stage.shop, 'helen', language);
      ({ page, errors } = await openWindow(stage.browser, stage.shop.url, { width, language }));
      office = officeHands(page, stage.shop, t, language);
      await signInAtOffice(page, 'helen');
    });
    afterAll(() => page?.context().close());
    afterEach(() => expect(errors.splice(0)).toEqual([]));

    then('hangs a banner above a category, and takes it down', async () => {
      const categoryId = `place-${own}`;
      const name = { en: `Place ${own}`, fr: `Place ${own}` };
      await helen.post('admin/category/add', { categoryId, parent: '', category: { name } });
      await page.goto('/admin/banner/create');
      await fill('title', 'Own banner', 'Bannière propre');
      await office.main.getByRole('combobox', { name: content('banner.category'), exact: true }).fill(own);
      await page.getByRole('option').first().click();
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL(`**/banner/own-banner-${own}/show`);
      await act('publish');
      await shopHas(`/category/${categoryId}/place`, shown(`Own banner ${own}`, `Bannière propre ${own}`));
      await page.goto(`/admin/banner/own-banner-${own}/show`);
      await fill('text', 'For a week', 'Une semaine');
      await office.save();
      await act('publish');
      await expectFit(page);
      await shopHas(`/category/${categoryId}/place`, shown(`For a week ${own}`, `Une semaine ${own}`));
      await page.goto(`/admin/banner/own-banner-${own}/show`);
      await act('withdraw');
      await visit(page, `/category/${categoryId}/place`);
      expect(await page.getByText(shown(`Own banner ${own}`, `Bannière propre ${own}`)).count()).toBe(0);
      await helen.post('admin/category/hide', { categoryId });
    });

    const written = [
      { kind: 'article', path: '/blog' },
      { kind: 'page', path: '/pages' },
    ] as const;
    for (const { kind, path } of written)
      then(`writes a new ${kind}, and takes it offline`, async () => {
        const id = `own-${kind}-${own}`;
        await page.goto(`/admin/${kind}/create`);
        await fill('title', `Own ${kind}`, 'Texte propre');
        await office.write(`First words ${own}`);
        await office.write(`Premiers mots ${own}`, 1);
        await expectFit(page);
        await office.press(t('admin:form.add'));
        await page.waitForURL(`**/${kind}/${id}/show`);
        await act('publish');
        await shopHas(`${path}/${id}`, shown(`First words ${own}`, `Premiers mots ${own}`));
        await page.goto(`/admin/${kind}/${id}/show`);
        await office.write(`Second words ${own}`);
        await office.write(`Autres mots ${own}`, 1);
        await office.save();
        await act('publish');
        await expectFit(page);
        await shopHas(`${path}/${id}`, shown(`Second words ${own}`, `Autres mots ${own}`));
        await page.goto(`/admin/${kind}/${id}/show`);
        await act('withdraw');
        expect(await statusOf(`${path}/${id}`)).toBe(404);
      });

    then('writes a block, which waits for its place as a draft', async () => {
      const id = `own-block-${own}`;
      await page.goto('/admin/static-content/create');
      await fill('title', 'Own block', 'Bloc propre');
      await office.field('linkedTo').fill('/pages/help');
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL(`**/static-content/${id}/show`);
      await act('publish');
      await fill('altText', 'A block', 'Un bloc');
      await office.save();
      await expectFit(page);
      expect(await helen.get('admin/static-content/detail', { id })).toMatchObject({
        status: 'changed',
        content: { linkedTo: '/pages/help', altText: { en: `A block ${own}` } },
      });
      await act('withdraw');
      expect((await helen.get('admin/static-content/detail', { id })).status).toBe('draft');
    });

    then('gives a document to everybody, and takes it back', async () => {
      const id = `own-terms-${own}`;
      await page.goto('/admin/document/create');
      await fill('title', 'Own terms', 'Conditions propres');
      await office.main
        .locator('input[type=file]')
        .first()
        .setInputFiles({ name: 'terms.txt', mimeType: 'text/plain', buffer: Buffer.from(`Terms ${own}`) });
      await office.main.getByText('terms.txt').waitFor();
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL(`**/document/${id}/show`);
      await act('publish');
      await shopHas('/documents', shown(`Own terms ${own}`, `Conditions propres ${own}`));
      await page.goto(`/admin/document/${id}/show`);
      await fill('description', 'As of today', 'Dès aujourd’hui');
      await office.save();
      await act('publish');
      await expectFit(page);
      await shopHas('/documents', shown(`As of today ${own}`, `Dès aujourd’hui ${own}`));
      await page.goto(`/admin/document/${id}/show`);
      await act('withdraw');
      expect(await statusOf(`/documents/${id}`)).toBe(404);
    });

    then('puts a letter into own words, sends it to herself, and takes the words back', async () => {
      await page.goto('/admin/letter/account-reopened/show');
      await fill('subject', 'Open again', 'De nouveau ouvert');
      await office.main.getByText(shown(`Open again ${own}`, `De nouveau ouvert ${own}`), { exact: true }).waitFor();
      await expectFit(page);
      await office.save();
      await office.press(t('admin-letter:test'));
      await until(
        async () => (await stage.shop.mails()).find(({ subject }) => subject.includes(own)),
        'the letter in own words',
      );
      await act('reset');
      const { status, content: words } = await helen.get('admin/letter/detail', { id: 'account-reopened' });
      expect(status).toBe('original');
      expect(JSON.stringify(words)).not.toContain(own);
    });

    then('leads visitors of an old address on, says that it is gone, and forgets it', async () => {
      const from = `/old-${own}`;
      await page.goto('/admin/redirect');
      await office.press(t('admin-redirect:new'));
      await office.field('from').fill(from);
      await office.field('to').fill('/pages/help');
      await expectFit(page);
      await office.submit();
      await visit(page, from);
      expect(new URL(page.url()).pathname).toBe('/pages/help');
      await page.goto(`/admin/redirect?filter=${encodeURIComponent(JSON.stringify({ search: own }))}`);
      await office.press(from);
      await office.dialog.getByRole('combobox', { name: t('admin-redirect:kind.name') }).click();
      await page.getByRole('option', { name: t('admin-redirect:kind.gone') }).click();
      await office.submit();
      expect(await statusOf(from)).toBe(410);
      await office.press(from);
      await office.press(t('admin-redirect:remove'), office.dialog);
      await office.confirm();
      await stage.shop.everybodySees(page);
      expect(await statusOf(from)).toBe(404);
      await office.main.getByText(t('admin:list.nothingFits')).waitFor();
      await expectFit(page);
    });

    then('writes a canned reply without a mouse', async () => {
      const named = async () =>
        (await helen.get('admin/cannedreply/list', {})).replies.filter(({ name }) => name.en.includes(own));
      const type = async (name: string, words: string) => {
        await office.tabTo(office.field(name));
        await page.keyboard.press('ControlOrMeta+a');
        await page.keyboard.type(`${words} ${own}`);
      };
      await page.goto('/admin/canned-reply');
      await office.tabTo(office.main.getByRole('link', { name: t('admin-canned-reply:add') }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/canned-reply/create');
      await type('name.en', 'Hours');
      await type('name.fr', 'Heures');
      await type('text.en', 'We open at 8');
      await type('text.fr', 'Nous ouvrons à 8 h');
      await expectFit(page);
      await page.keyboard.press('ControlOrMeta+s');
      await page.waitForURL('**/admin/canned-reply');
      await office.tabTo(office.main.getByRole('link', { name: shown(`Hours ${own}`, `Heures ${own}`) }));
      await page.keyboard.press('Enter');
      await page.waitForURL('**/show');
      await type('text.en', 'We open at 7');
      await page.keyboard.press('ControlOrMeta+s');
      await office.kept();
      expect((await named()).map(({ text }) => text.en)).toEqual([`We open at 7 ${own}`]);
      await office.tabTo(office.main.getByRole('button', { name: t('admin-canned-reply:remove'), exact: true }));
      await page.keyboard.press('Enter');
      await office.tabTo(office.dialog.getByRole('button').last());
      await page.keyboard.press('Enter');
      await page.waitForURL('**/admin/canned-reply');
      await office.main.getByText(`${own}`).first().waitFor({ state: 'detached' });
      await stage.shop.everybodySees(page);
      expect(await named()).toEqual([]);
    });

    then('opens a branch that shoppers find, and closes it', async () => {
      await page.goto('/admin/branch/create');
      await fill('name', 'Corner', 'Coin');
      await office.field('address.addressLine1').fill('4, rue Neuve');
      await office.field('address.city').fill('Laval');
      await office.field('address.zip').fill('H7N 1A1');
      await office.main.getByRole('combobox', { name: t('admin:address.state') }).click();
      await page.locator('[role=option][data-value=QC]').click();
      await office.press(t('admin:form.add'));
      await page.locator('[name=latitude][aria-invalid=true]').waitFor();
      await office.field('latitude').fill('45.55');
      await office.field('longitude').fill('-73.7');
      await expectFit(page);
      await office.press(t('admin:form.add'));
      await page.waitForURL('**/admin/branch');
      await stage.shop.everybodySees(page);
      await shopHas('/store/storelocator', shown(`Corner ${own}`, `Coin ${own}`));
      await page.goto(`/admin/branch/corner-${own}/show`);
      await fill('services', 'Hoses', 'Boyaux');
      await office.save();
      await expectFit(page);
      await shopHas('/store/storelocator', shown(`Hoses ${own}`, `Boyaux ${own}`));
      await page.goto(`/admin/branch/corner-${own}/show`);
      await office.press(t('admin-branch:remove'));
      await office.confirm('branch');
      await visit(page, '/store/storelocator');
      expect(await page.getByText(own).count()).toBe(0);
    });

    then('closes for a day, and opens again', async () => {
      const days = async () => (await helen.get('admin/calendar/show', {})).closingDays;
      const mine = (all: Awaited<ReturnType<typeof days>>) => all.filter(({ name }) => name.en.includes(own));
      const { today } = await helen.get('admin/calendar/show', {});
      const day = wednesdayAfter(today, 200);
      await page.goto('/admin/calendar');
      await office.press(t('admin-calendar:addDay'));
      await office.main.getByLabel(t('admin-calendar:day'), { exact: true }).last().fill(day);
      await office.main.getByLabel(t('admin-tax:nameEn'), { exact: true }).last().fill(`Fair ${own}`);
      await office.main.getByLabel(t('admin-tax:nameFr'), { exact: true }).last().fill(`Foire ${own}`);
      await office.save();
      await office.main.getByText(shown(`Fair ${own}`, `Foire ${own}`)).waitFor();
      expect(mine(await days()).map((one) => one.day)).toEqual([day]);
      await expectFit(page);
      await office.main
        .getByRole('row')
        .filter({ has: page.locator(`input[value="Fair ${own}"]`) })
        .getByRole('button', { name: t('admin-calendar:removeDay') })
        .click();
      await office.save();
      expect(mine(await days())).toEqual([]);
    });

    then('asks whoever registers a question more, and asks it no longer', async () => {
      await page.goto('/admin/registration-form');
      await office.press(t('admin-customer:question.add'));
      const card = office.main.getByRole('group').last();
      await card.getByLabel(t('admin-customer:question.label.en')).fill(`Trade ${own}`);
      await card.getByLabel(t('admin-customer:question.label.fr')).fill(`Métier ${own}`);
      await expectFit(page);
      await office.save();
      await visit(page, '/account/register');
      await page
        .getByRole('main')
        .getByLabel(shown(`Trade ${own}`, `Métier ${own}`))
        .waitFor();
      await page.goto('/admin/registration-form');
      await card.getByLabel(t('admin-customer:question.help.fr')).fill(`Aide ${own}`);
      await office.save();
      await card.getByRole('button', { name: t('admin-customer:remove') }).click();
      await office.save();
      await visit(page, '/account/register');
      expect(await page.getByText(own).count()).toBe(0);
    });

    then('ends a subscription to the newsletter, and declines a review', async () => {
      const { visitor, email, name } = await registeredBuyer(stage.shop, { language });
      await visitor.post('profile/subscribenewsletter', {});
      const asked = {
        productId: '6203-2RS',
        Rating: 2,
        Title: `Own ${own}`,
        Comments: 'Loud',
        Name: name,
        Email: email,
      };
      const { ReviewID: reviewId } = await visitor.post('product/savereview', asked);
      await page.goto(`/admin/newsletter?filter=${encodeURIComponent(JSON.stringify({ search: email }))}`);
      await office.main.getByText(email).first().waitFor();
      await expectFit(page);
      await office.press(t('admin:form.labelled', { label: t('admin-newsletter:unsubscribe'), value: email }));
      await office.main.getByText(t('admin-newsletter:status.unsubscribed')).first().waitFor();
      await page.goto(`/admin/review/${reviewId}/show`);
      await office.press(t('admin-review:decline'));
      await office.dialog.locator('textarea[name=text]').fill(`Not about it ${own}`);
      await expectFit(page);
      await office.submit(t('admin-review:decline'));
      await office.main.getByText(`Not about it ${own}`).waitFor();
      expect((await helen.get('admin/review/detail', { reviewId })).status).toBe('declined');
    });

    then('invites a colleague, gives them another role, and lets them go', async () => {
      const { page: tomas } = await openWindow(stage.browser, stage.shop.url, { width, language });
      const desk = officeHands(tomas, stage.shop, t, language);
      const email = `ina.${own}@millwright.example`;
      const visitor = await staffMember(stage.shop, 'tomas', language);
      const rows = async () => (await visitor.get('admin/staff/list', {})).members.filter((one) => one.email === email);
      await signInAtOffice(tomas, 'tomas', '/admin/staff');
      await desk.press(t('admin-staff:invite'));
      await desk.field('name').fill(`Ina ${own}`);
      await desk.field('email').fill(email);
      await expectFit(tomas);
      await desk.submit(t('admin-staff:invite'));
      await until(async () => (await stage.shop.mails()).find(({ to }) => to === email), 'the invitation');
      await tomas.getByRole('combobox', { name: `${t('admin-staff:column.role')}, Ina ${own}` }).click();
      await tomas.getByRole('option', { name: shown('Auditor', 'Auditeur') }).click();
      await desk.said('admin-staff:roleChanged');
      expect((await rows()).map(({ role }) => role)).toEqual(['auditor']);
      await desk.press(t('admin-staff:actionsFor', { name: `Ina ${own}` }));
      await tomas.getByRole('menuitem', { name: t('admin-staff:deactivate') }).click();
      await desk.submit(t('admin-staff:deactivate'));
      expect((await rows()).map(({ status }) => status)).toEqual(['deactivated']);
      await expectFit(tomas);
      await tomas.context().close();
    });
  });
});

/** A day of work some days later, ISO. */
function wednesdayAfter(today: string, days: number): string {
  const day = new Date(`${today}T00:00:00Z`);
  day.setUTCDate(day.getUTCDate() + days);
  day.setUTCDate(day.getUTCDate() + ((10 - day.getUTCDay()) % 7));
  return day.toISOString().slice(0, 10);
}
