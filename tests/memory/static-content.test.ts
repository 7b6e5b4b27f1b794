// Spec 2, 3 and 7: what the shop says of itself on every page: blocks of content, its logo, its languages, the tag manager.
import { startMemoryShop, type MemoryShop } from '../harness/memory-shop.ts';

describe('the shop on every page', () => {
  let shop: MemoryShop;
  const block = (title: string) => ({
    title: { en: title, fr: `${title} (fr)` },
    altText: { en: 'Drawing', fr: 'Dessin' },
    linkedTo: '/pages/help',
    linkTarget: '_blank',
    html: { en: `<p>${title}</p>`, fr: `<p>${title} (fr)</p>` },
  });
  beforeAll(async () => {
    shop = await startMemoryShop();
    for (const id of ['footer-first', 'footer-second', 'head'])
      await shop.send('static-content/save', { contentBlockId: id, block: block(id) });
  });

  it('has each block by its id, in the reader’s language', async () => {
    const seen = await shop.visitor('fr').get('Store/GetStaticContent', { contentBlockId: 'head' });
    expect(seen.StaticContentBlocks).toEqual([
      {
        ContentBlockId: 'head',
        Title: 'head (fr)',
        AltText: 'Dessin',
        Linkedto: '/pages/help',
        LinkTarget: '_blank',
        Html: '<p>head (fr)</p>',
      },
    ]);
  });
  it('has several at once, in the order in which they are asked for, and none where there is none', async () => {
    const ids = ['head', 'nowhere', 'footer-first'];
    const seen = await shop.visitor().post('store/getstaticcontents', { contentBlockIds: ids });
    expect(seen.StaticContentBlocks.map(({ Title }) => Title)).toEqual(['head', 'footer-first']);
  });
  it('has those of a group in a language, whatever the reader’s is', async () => {
    const group = { group: 'footer-', language: 'en' } as const;
    const seen = await shop.visitor('fr').get('Store/GetStaticContentGroup/{group}/{language}', group);
    expect(seen.StaticContentBlocks.map(({ Title }) => Title)).toEqual(['footer-first', 'footer-second']);
  });
  it('has a tag manager where the dealer names one, and an empty script otherwise', async () => {
    const script = () => shop.visitor().post('store/GetGTMContainerScript', {});
    expect(await script()).toEqual({ GoogleTagHeaderScript: '', GoogleTracingMode: '' });
    await shop.send('setting/save', { name: 'GoogleTagManagerId', value: 'GTM-AB12CD3' });
    expect(await script()).toEqual({
      GoogleTagHeaderScript: 'https://www.googletagmanager.com/gtm.js?id=GTM-AB12CD3',
      GoogleTracingMode: 'GTM',
    });
  });
});
