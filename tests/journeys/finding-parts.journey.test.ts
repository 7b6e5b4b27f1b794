// Issue 11: who does not know the name of what is broken finds it by its measures, compares, and is told honestly where
// there is nothing.
import type { Page } from 'playwright-core';
import { openWindow, visit } from './browser.ts';
import { journey } from './journey.ts';
import { until } from '../harness/until.ts';

journey('finding a part', (stage) => {
  let page: Page;
  beforeEach(async () => {
    ({ page } = await openWindow(stage.browser, stage.shop.url, { width: 1440 }));
  });
  afterEach(() => page.context().close());

  const items = () =>
    page
      .getByRole('main')
      .locator('form[data-item]')
      .evaluateAll((forms) => forms.map((form) => (form as HTMLElement).dataset['item']));

  it('by its measures: from the slash key to a narrowed list whose address can be shared', async () => {
    await visit(page, '/');
    await page.keyboard.press('/');
    await page.locator('input[name=keyword]:focus').waitFor();
    await page.keyboard.type('seal for 25 mm shaft');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'seal for 25 mm shaft' }).waitFor();
    expect((await items())[0]).toMatch(/^OS-25X/);
    await visit(page, '/category/oil-seals/x');
    const slider = page.getByRole('slider', { name: 'Outside diameter, from' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForURL(/filters=outside_diameter:/);
    const narrowed = await until(async () => {
      const now = await items();
      return now[0] === 'OS-12X24X7-FKM' ? now : undefined;
    }, 'the narrowed list');
    await visit(page, new URL(page.url()).pathname + new URL(page.url()).search);
    expect(await items()).toEqual(narrowed);
  });

  it('in a table that is sorted by its columns and leaves some out', async () => {
    await visit(page, '/category/deep-groove-ball-bearings/x?view=table');
    await page.getByRole('columnheader').getByRole('link', { name: 'Limiting speed' }).click();
    await page.waitForURL(/sort=column-up&column=limiting_speed/);
    await page.getByRole('columnheader').getByRole('link', { name: 'Limiting speed' }).click();
    await page.waitForURL(/sort=column-down/);
    await until(async () => ((await items())[0] === '6000' ? true : undefined), 'the fastest');
    await page.getByText('Columns', { exact: true }).click();
    await page.getByRole('listitem').getByRole('link', { name: 'Sealing', exact: true }).click();
    await page.waitForURL(/hide=sealing/);
    await page.getByRole('columnheader', { name: 'Sealing' }).waitFor({ state: 'detached' });
  });

  it('by comparing four, and not a fifth', async () => {
    await visit(page, '/category/ball-valves/x');
    const compare = page.getByRole('button', { name: /^Compare / });
    for (const at of [0, 1, 2, 3, 4]) await compare.nth(at).click();
    const tray = page.getByRole('complementary', { name: 'Items to compare' });
    await tray.getByText('You can compare maximum 4 items.').waitFor();
    await tray.getByText('4 of 4').waitFor();
    await tray.getByRole('link', { name: 'Compare' }).click();
    await page.getByRole('heading', { level: 1, name: 'Compare products' }).waitFor();
    const rows = page.getByRole('rowheader');
    await rows.first().waitFor();
    const all = await rows.count();
    await page.getByRole('link', { name: 'Differences only' }).click();
    await until(async () => ((await rows.count()) < all ? true : undefined), 'fewer rows');
    for (const left of [3, 2, 1, 0]) {
      await page
        .getByRole('link', { name: /^Remove / })
        .first()
        .click();
      await until(
        async () => ((await page.getByRole('link', { name: /^Remove / }).count()) === left ? true : undefined),
        'one less',
      );
    }
    await page.getByText('There are no products to compare.').waitFor();
  });

  it('is told what is missing, and what was missed becomes a list in the back office', async () => {
    const told = page.waitForRequest((request) => request.url().endsWith('/missed-search'));
    await visit(page, '/category/search?keyword=whirligig%20bearing');
    await page.getByText('No item has all your words. Left out: “whirligig”.').waitFor();
    expect((await told).postDataJSON()).toMatchObject({ keyword: 'whirligig bearing', leftOut: 'whirligig' });
    expect(await page.getByRole('link', { name: 'Ask us about it' }).getAttribute('href')).toBe(
      '/pages/contact?keyword=whirligig%20bearing',
    );
  });
});
