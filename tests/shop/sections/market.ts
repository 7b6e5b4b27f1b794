// Issue "Open for business": logo, countries and languages come from settings everywhere.
import sharp from 'sharp';
import supertest from 'supertest';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import type { TestShop } from '../../harness/shop.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const marketOfTheShop = (theShop: () => TestShop) =>
  describe('the market of the shop', () => {
    let shop: TestShop;
    let manager: Visitor;
    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = shop.visitor();
      await manager.post('admin/session/login', { userName: 'helen', password: DEMO_PASSWORD });
    });

    async function set(name: SettingName, to: string): Promise<void> {
      const { settings } = await manager.get('admin/setting/list', {});
      const from = settings.find((one) => one.name === name)!.value;
      await manager.post('admin/setting/change', { name, from, to });
      await shop.projectionsCaughtUp();
    }

    describe('the logo', () => {
      const drawn = (width: number, height: number) =>
        sharp({ create: { width, height, channels: 4, background: '#c2410c' } })
          .png()
          .toBuffer();
      const send = async (bytes: Buffer) =>
        manager.upload('admin/picture/upload', {
          FileName: 'logo.png',
          FileType: 'image/png',
          FileData: bytes.toString('base64'),
        });

      it('is what was uploaded, with its measures', async () => {
        const { picture, width, height } = await send(await drawn(900, 180));
        await set('StoreLogo', `${picture}-${width}x${height}`);
        const logo = await manager.get('store/GetLogoImageURL/{id}', { id: 'header' });
        expect(logo).toEqual({ LogoImageURL: `/pictures/${picture}-600.webp` });
      });

      it('is there as PNG for letters and papers', async () => {
        const { LogoImageURL } = await manager.get('store/GetLogoImageURL/{id}', { id: 'header' });
        const png = LogoImageURL.replace('.webp', '.png');
        const file = await supertest(shop.url).get(png);
        expect(file.status).toBe(200);
        expect(file.type).toBe('image/png');
        const { mail } = await manager.post('admin/letter/preview', {
          letter: 'password-reset',
          subject: 'Your password',
          body: '<p>Thank you</p>',
          origin: 'https://shop.example',
        });
        expect(mail.html).toContain(png);
      });

      it('is no drawing, nor a picture that nobody sent', async () => {
        const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
        expect(await manager.refused(send(svg))).toMatchObject({ code: 'picture_svg' });
        const unknown = set('StoreLogo', `${'ab'.repeat(32)}-10x10`);
        expect(await manager.refused(unknown)).toMatchObject({ code: 'picture_unknown' });
      });
    });

    describe('a shop of one language', () => {
      afterAll(() => set('StoreLanguages', 'en,fr'));

      it('offers no other, and answers everybody but staff in its own', async () => {
        const about = (language: 'en' | 'fr') => shop.visitor(language).post('store/getvirtualPage', { name: 'terms' });
        const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
        const content = { title: both('Terms'), description: both(''), html: both('<p>Terms</p>') };
        await manager.post('admin/page/create', { id: 'terms', content });
        await manager.post('admin/page/publish', { id: 'terms' });
        await shop.projectionsCaughtUp();
        expect((await about('fr')).Title).not.toBe((await about('en')).Title);
        await set('StoreLanguages', 'fr');
        expect(await manager.get('Store/GetLanguages', {})).toEqual([
          { LanguageISOCode: 'fr', LanguageName: 'Français' },
        ]);
        expect(await about('en')).toEqual(await about('fr'));
        expect((await supertest(shop.url).get('/sitemap/1.xml')).text).not.toContain('lng=');
      });

      it('is never without a language', async () => {
        expect(await manager.refused(set('StoreLanguages', ''))).toMatchObject({ status: 400 });
      });
    });

    describe('countries that the shop sells to', () => {
      afterAll(() => set('StoreCountries', 'CA,US'));
      const tax = () => manager.get('admin/tax/charge', { country: 'US', state: 'VT', zip: '05401' });

      it('are what forms offer; elsewhere no zone is added and no order taken', async () => {
        expect((await tax()).served).toBe(true);
        await set('StoreCountries', 'FR,CA');
        expect(await manager.get('account/countrylist', {})).toEqual([
          { countryCode: 'FR', countryName: 'France' },
          { countryCode: 'CA', countryName: 'Canada' },
        ]);
        expect((await tax()).served).toBe(false);
        const zone = manager.post('admin/tax/addzone', {
          name: { en: 'Germany', fr: 'Allemagne' },
          places: [{ country: 'DE' }],
          taxes: [],
        });
        expect(await manager.refused(zone)).toMatchObject({ code: 'country_not_sold_to' });
      });

      it('begin with the one whose words the shop speaks', async () => {
        const words = async () => {
          const { body } = await supertest(shop.url).get('/locales/fr/quote.json');
          const reader = shop.visitor('fr');
          const order = { orderNumber: 'none', email: 'nobody@example.com' };
          const { message } = await reader.refused(reader.post('customer/getorderdetailsforguest', order));
          return [(body as { requestHeading: string }).requestHeading, message];
        };
        await set('StoreCountries', 'FR,CA');
        expect(await words()).toEqual([
          'Demander un devis',
          'Aucune commande ne correspond à ce numéro et à cette adresse e-mail.',
        ]);
        await set('StoreCountries', 'CA,FR');
        expect(await words()).toEqual([
          'Demander une soumission',
          'Aucune commande ne correspond à ce numéro et à cette adresse courriel.',
        ]);
      });

      it('have states only where their addresses name one', async () => {
        expect(await manager.get('account/statelist/{id}', { id: 'FR' })).toEqual([]);
        expect(await manager.get('account/statelist/{id}', { id: 'CA' })).toHaveLength(13);
      });
    });
  });
