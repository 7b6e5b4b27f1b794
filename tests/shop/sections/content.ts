// Issue "Open for business", content: what managers write for readers is drafted, published, planned, withdrawn and
// restored.
import { headers } from '#contracts/client.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

export const contentPages = (theShop: () => TestShop) =>
  describe('content', () => {
    const both = (text: string) => ({ en: text, fr: `${text} (fr)` });
    const page = (html: string) => ({ title: both('Returns'), description: both('How to return'), html: both(html) });

    const MINUTE = 60_000;

    let shop: TestShop;
    let manager: Visitor;
    let guest: Visitor;
    const signedIn = async (userName: string) => {
      const visitor = shop.visitor();
      await visitor.post('admin/session/login', { userName, password: DEMO_PASSWORD });
      return visitor;
    };

    beforeAll(async () => {
      shop = theShop();
      await shop.projectionsCaughtUp();
      manager = await signedIn('helen');
      guest = shop.visitor();
    });

    describe('a page of the shop', () => {
      const shown = async () => {
        await shop.projectionsCaughtUp();
        return guest.post('store/getvirtualPage', { name: 'sending-back' });
      };
      const notFound = async () => {
        await shop.projectionsCaughtUp();
        return guest.refused(guest.post('store/getvirtualPage', { name: 'sending-back' }));
      };

      it('is begun as a draft that no visitor finds', async () => {
        await manager.post('admin/page/create', { id: 'sending-back', content: page('<p>Soon</p>') });
        expect(await notFound()).toMatchObject({ status: 404, code: 'not_found' });
        expect((await manager.get('admin/page/list', {})).rows).toContainEqual(
          expect.objectContaining({ id: 'sending-back', name: 'Returns', status: 'draft', changedBy: 'Helen Okafor' }),
        );
      });

      it('is read in both languages once it is published, without what could run', async () => {
        await manager.post('admin/page/change', {
          id: 'sending-back',
          seen: { html: both('<p>Soon</p>') },
          changed: { html: both('<p onclick="x()">In 30 days<script>alert(1)</script></p>') },
        });
        await manager.post('admin/page/publish', { id: 'sending-back' });
        expect(await shown()).toEqual({
          PageName: 'sending-back',
          Title: 'Returns',
          Description: 'How to return',
          Html: '<p>In 30 days</p>',
        });
        expect(await shop.visitor('fr').post('store/getvirtualPage', { name: 'sending-back' })).toMatchObject({
          Title: 'Returns (fr)',
        });
      });

      it('stays as it is for readers while a newer draft is written', async () => {
        const { content } = await manager.get('admin/page/detail', { id: 'sending-back' });
        await manager.post('admin/page/change', {
          id: 'sending-back',
          seen: { title: content.title },
          changed: { title: both('Sending back') },
        });
        expect(await shown()).toMatchObject({ Title: 'Returns' });
        expect(await manager.get('admin/page/detail', { id: 'sending-back' })).toMatchObject({
          status: 'changed',
          hasDraft: true,
        });
      });

      it('that two managers edit: other fields go together, the same field is refused with what stands there now', async () => {
        const before = { title: both('Sending back') };
        await manager.post('admin/page/change', { id: 'sending-back', seen: before, changed: { title: both('Mine') } });
        const other = await signedIn('tomas');
        await other.post('admin/page/change', {
          id: 'sending-back',
          seen: { description: both('How to return') },
          changed: { description: both('In short') },
        });
        expect(
          await other.refused(
            other.post('admin/page/change', { id: 'sending-back', seen: before, changed: { title: both('Theirs') } }),
          ),
        ).toMatchObject({
          status: 409,
          code: 'changed_meanwhile',
          params: { present: { title: both('Mine') } },
        });
        await other.post('admin/page/change', {
          id: 'sending-back',
          seen: { title: both('Mine') },
          changed: { title: both('Theirs') },
        });
      });

      it('is published when its time has come, and cannot be changed unseen until then', async () => {
        const publishAt = new Date(shop.clock.now() + MINUTE).toISOString();
        await manager.post('admin/page/publish', { id: 'sending-back', publishAt });
        expect(
          await manager.refused(
            manager.post('admin/page/change', {
              id: 'sending-back',
              seen: { title: both('Theirs') },
              changed: { title: both('Late') },
            }),
          ),
        ).toMatchObject({ status: 409, code: 'content_scheduled' });
        expect(await manager.get('admin/page/detail', { id: 'sending-back' })).toMatchObject({
          status: 'scheduled',
          scheduledFor: publishAt,
        });
        await shop.clock.advance(MINUTE);
        await until(async () => (await shown()).Title === 'Theirs' || undefined, 'the planned publication');
      });

      it('is not published at a time that is over', async () =>
        expect(
          await manager.refused(
            manager.post('admin/page/publish', { id: 'sending-back', publishAt: '2026-01-01T00:00:00.000Z' }),
          ),
        ).toMatchObject({ status: 409, code: 'nothing_to_publish' }));

      it('comes back as any former version', async () => {
        await manager.post('admin/page/restore', { id: 'sending-back', version: 1 });
        expect(
          await manager.refused(
            manager.post('admin/page/publish', { id: 'sending-back', publishAt: '2026-01-01T00:00:00.000Z' }),
          ),
        ).toMatchObject({ status: 400, code: 'publish_at_past' });
        await manager.post('admin/page/publish', { id: 'sending-back' });
        expect(await shown()).toMatchObject({ Title: 'Returns' });
        const { versions } = await manager.get('admin/page/detail', { id: 'sending-back' });
        expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
        expect(await manager.get('admin/page/version', { id: 'sending-back', version: 2 })).toMatchObject({
          content: { title: both('Theirs') },
        });
      });

      it('that is withdrawn is found by nobody, and stays at hand as a draft', async () => {
        await manager.post('admin/page/withdraw', { id: 'sending-back' });
        expect(await notFound()).toMatchObject({ status: 404 });
        expect(await manager.get('admin/page/detail', { id: 'sending-back' })).toMatchObject({
          status: 'draft',
          hasDraft: true,
        });
      });

      it('that is removed is on no list, and its name may be begun anew with its former versions at hand', async () => {
        const ids = async () => (await manager.get('admin/page/list', {})).rows.map((row) => row.id);
        await manager.post('admin/page/remove', { id: 'sending-back' });
        expect(await ids()).not.toContain('sending-back');
        expect(await manager.refused(manager.get('admin/page/detail', { id: 'sending-back' }))).toMatchObject({
          status: 404,
        });
        await manager.post('admin/page/create', { id: 'sending-back', content: page('<p>Anew</p>') });
        expect(await ids()).toContain('sending-back');
        const { versions } = await manager.get('admin/page/detail', { id: 'sending-back' });
        expect(versions.map(({ version }) => version)).toEqual([3, 2, 1]);
      });

      it.each(['Returns', 'a b', '../admin', 'x'.repeat(61), '-a', ''])('is not called “%s”', async (id) =>
        expect(await manager.refused(manager.post('admin/page/create', { id, content: page('') }))).toMatchObject({
          status: 400,
        }),
      );
      it('with a megabyte of text is refused, and leaves nothing', async () => {
        expect(
          (
            await manager.refused(
              manager.post('admin/page/create', { id: 'long', content: page('x'.repeat(1_000_000)) }),
            )
          ).status,
        ).toBeLessThan(500);
        expect(await manager.refused(manager.get('admin/page/detail', { id: 'long' }))).toMatchObject({ status: 404 });
      });
      it('is read by all of the staff, and written by no CSR', async () => {
        const csr = await signedIn('dana');
        expect((await csr.get('admin/page/list', { search: 'sending-back' })).total).toBe(1);
        expect(await csr.refused(csr.post('admin/page/publish', { id: 'sending-back' }))).toMatchObject({
          status: 403,
        });
      });
    });

    describe('the letter about a placed order', () => {
      const letter = 'order-placed' as const;
      const template = { subject: 'Bonjour {{order.number}}', body: '<p>{{recipient.name}}</p><p>{{order.lines}}</p>' };

      it('comes with words of the shop’s own program', async () =>
        expect(await manager.get('admin/letter/detail', { id: letter })).toMatchObject({
          status: 'original',
          content: { subject: { en: 'Your order {{order.number}}' } },
        }));

      it.each([
        [
          '<p>{{order.nubmer}}</p>',
          'letter_placeholder_unknown',
          { field: 'body.fr', line: 1, column: 4, what: 'order.nubmer' },
        ],
        ['<p>Hi</p>\n<script>x()</script>', 'letter_tag_not_allowed', { field: 'body.fr', line: 2, column: 1 }],
        ['<p>Hi <strong>you</p>', 'letter_tag_unclosed', { field: 'body.fr', line: 1, column: 7 }],
      ])('cannot say %s', async (fr, code, params) =>
        expect(
          await manager.refused(
            manager.post('admin/letter/change', {
              id: letter,
              seen: { body: { en: '<p>Hi</p>', fr: '<p>Hi</p>' } },
              changed: { body: { en: '<p>Hi</p>', fr } },
            }),
          ),
        ).toMatchObject({ status: expect.any(Number) as number, code, params }),
      );

      it('has nothing to be filled with in a shop without orders', async () =>
        expect(
          await manager.refused(
            manager.post('admin/letter/preview', { letter, ...template, about: '', origin: 'https://shop.example' }),
          ),
        ).toMatchObject({ code: 'letter_nothing_to_show' }));

      it('is written, published, and goes back to the words that it came with', async () => {
        const { content } = await manager.get('admin/letter/detail', { id: letter });
        await manager.post('admin/letter/change', {
          id: letter,
          seen: { subject: content.subject },
          changed: { subject: { ...content.subject, en: 'Thanks, {{order.number}}' } },
        });
        await manager.post('admin/letter/publish', { id: letter });
        expect(await manager.get('admin/letter/detail', { id: letter })).toMatchObject({
          status: 'published',
          version: 1,
        });
        await manager.post('admin/letter/reset', { id: letter });
        expect(await manager.get('admin/letter/detail', { id: letter })).toMatchObject({
          status: 'original',
          content,
          versions: [{ version: 1 }],
        });
      });
    });

    describe('a letter about a sign-in', () => {
      it('says what was published when it was sent, and who got which version is on record', async () => {
        const id = 'password-reset' as const;
        const { content } = await manager.get('admin/letter/detail', { id });
        await manager.post('admin/letter/change', {
          id,
          seen: { subject: content.subject },
          changed: { subject: { en: 'Forgotten?', fr: 'Oublié?' } },
        });
        await manager.post('admin/letter/publish', { id });
        await shop.projectionsCaughtUp();
        await shop.visitor().post('account/retriveforgottenpassword', { userName: 'adele' });
        const { pool } = shop.application;
        const mails = async () =>
          (
            await pool.query<{ subject: string; text: string; html: string }>(
              `select subject, text, html from platform.mailbox where subject in ('Forgotten?', 'Oublié?')`,
            )
          ).rows;
        const [mail] = await until(async () => ((await mails()).length ? mails() : undefined), 'the letter');
        expect(mail!.text).toMatch(/\/account\/resetpassword\?token=/);
        expect(mail!.html).toContain('prefers-color-scheme');
      });

      it('goes to whoever tests it', async () => {
        await manager.post('admin/letter/test', { id: 'password-reset', language: 'fr' });
        const { pool } = shop.application;
        const sent = async () =>
          (await pool.query<{ subject: string }>(`select subject from platform.mailbox where "to" like 'helen%'`))
            .rows[0];
        expect(await until(async () => (await sent()) ?? undefined, 'the test', 15_000)).toEqual({
          subject: 'Oublié?',
        });
      });
    });

    describe('menus and banners', () => {
      const entry = (entryId: string, target: object, children: object[] = []) =>
        ({ entryId, label: both(entryId), target, children }) as never;

      it('begin with the links that the shop has without them, and keep those that stay', async () => {
        await shop.send('page/save', { name: 'privacy', page: page('<p>Privacy</p>') });
        await shop.projectionsCaughtUp();
        const urls = (links: readonly { readonly Url: string }[]) => links.map(({ Url }) => Url);
        const { Footer } = await guest.get('store/getmenus', {});
        const { content } = await manager.get('admin/menu/detail', { id: 'footer' });
        expect(urls(Footer)).toContain('/pages/privacy');
        expect(content.entries.map(({ target }) => `/pages/${'page' in target ? target.page : ''}`)).toEqual(
          urls(Footer),
        );
        const changed = {
          entries: [...content.entries, entry('call', { kind: 'address', address: 'tel:+15145550100' })],
        };
        await manager.post('admin/menu/change', { id: 'footer', seen: content, changed });
        await manager.post('admin/menu/publish', { id: 'footer' });
        await shop.projectionsCaughtUp();
        expect(urls((await guest.get('store/getmenus', {})).Footer)).toEqual([...urls(Footer), 'tel:+15145550100']);
        await manager.post('admin/menu/withdraw', { id: 'footer' });
        await shop.projectionsCaughtUp();
      });

      it('lead where they say, without pages that nobody may see', async () => {
        await shop.send('page/save', { name: 'terms', page: page('<p>Terms</p>') });
        const { content } = await manager.get('admin/menu/detail', { id: 'header' });
        await manager.post('admin/menu/change', {
          id: 'header',
          seen: content,
          changed: {
            entries: [
              entry('legal', { kind: 'heading' }, [
                entry('terms', { kind: 'page', page: 'terms' }),
                entry('gone', { kind: 'page', page: 'nowhere' }),
              ]),
              entry('empty', { kind: 'heading' }, [entry('gone2', { kind: 'page', page: 'nowhere' })]),
              entry('bearings', { kind: 'category', category: 'bearings' }),
            ],
          },
        });
        await manager.post('admin/menu/publish', { id: 'header' });
        await shop.projectionsCaughtUp();
        expect((await guest.get('store/getmenus', {})).Header).toEqual([
          { Label: 'legal', Url: '', Children: [{ Label: 'terms', Url: '/pages/terms', Children: [] }] },
          { Label: 'bearings', Url: '/category/bearings', Children: [] },
        ]);
      });

      it.each([
        [{ kind: 'address', address: 'javascript:alert(1)' }, 'link_invalid'],
        [{ kind: 'address', address: '//other.example' }, 'link_invalid'],
      ])('have no entry that leads to %j', async (target, code) =>
        expect(
          await manager.refused(
            manager.post('admin/menu/change', {
              id: 'footer',
              seen: { entries: [] },
              changed: { entries: [entry('a', target)] },
            }),
          ),
        ).toMatchObject({ status: 400, code }),
      );
      it('have three levels at most', async () => {
        const deep = entry('1', { kind: 'heading' }, [
          entry('2', { kind: 'heading' }, [entry('3', { kind: 'heading' }, [entry('4', { kind: 'heading' })])]),
        ]);
        expect(
          await manager.refused(
            manager.post('admin/menu/change', { id: 'footer', seen: { entries: [] }, changed: { entries: [deep] } }),
          ),
        ).toMatchObject({ status: 400, code: 'menu_too_deep' });
      });

      const banner = (more: object) => ({
        category: '',
        title: both('Sale'),
        text: both(''),
        linkText: both('See'),
        link: '/category/bearings',
        picture: '',
        altText: both(''),
        from: '',
        until: '',
        sort: 1,
        ...more,
      });
      it('show a banner on its days only', async () => {
        for (const [id, days] of [
          ['now', {}],
          ['over', { until: '2020-01-01' }],
          ['later', { from: '2099-01-01' }],
        ] as const) {
          await manager.post('admin/banner/create', { id, content: banner(days) });
          await manager.post('admin/banner/publish', { id });
        }
        await shop.projectionsCaughtUp();
        expect((await guest.post('store/getbanners', {})).Banners.map(({ BannerId }) => BannerId)).toEqual(['now']);
        expect(
          await manager.refused(
            manager.post('admin/banner/create', {
              id: 'wrong',
              content: banner({ from: '2026-02-01', until: '2026-01-01' }),
            }),
          ),
        ).toMatchObject({ code: 'banner_ends_before_it_begins' });
      });

      it('take a picture that is one, made small, and show it to everybody', async () => {
        const { default: sharp } = await import('sharp');
        const png = await sharp({ create: { width: 2_000, height: 500, channels: 3, background: '#c2410c' } })
          .png()
          .toBuffer();
        const response = await manager.fetch('/api/admin/banner/upload', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [headers.client]: '1',
            [headers.commandId]: crypto.randomUUID(),
          },
          body: JSON.stringify({ content: png.toString('base64') }),
        });
        expect(response.status).toBe(200);
        const { picture, width } = (await response.json()) as { picture: string; width: number };
        expect(width).toBe(1_600);
        expect((await guest.fetch(`/pictures/banner/${picture}.webp`)).status).toBe(404);
        // Any file of the shop has a name like it (security.md T9).
        const secret = await shop.application.services.blobs.put(Buffer.from('what a buyer attached'));
        const named = { id: 'now', seen: { picture: '' }, changed: { picture: secret } };
        expect(await manager.refused(manager.post('admin/banner/change', named))).toMatchObject({
          code: 'picture_unknown',
        });
        await manager.post('admin/banner/change', { id: 'now', seen: { picture: '' }, changed: { picture } });
        await manager.post('admin/banner/publish', { id: 'now' });
        await shop.projectionsCaughtUp();
        expect((await guest.fetch(`/pictures/banner/${picture}.webp`)).headers.get('content-type')).toBe('image/webp');
      });
    });
  });
