// Issue 11: questions about items, answered by a person, and read by others once they are published.
import type { Request } from '#contracts/api.ts';
import type { SettingName } from '#contracts/setting/setting-definitions.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import type { Visitor } from '../../harness/visitor.ts';

const said = { productId: '6205', Question: 'Does it take 150 °C?', Name: 'Ben C.', Email: 'ben.c@example.com' };

export const questionsAboutItems = (theShop: () => TestShop) =>
  describe('a question about an item', () => {
    let shop: TestShop;
    let dana: Visitor;
    let ben: Visitor;
    let guest: Visitor;
    beforeAll(async () => {
      shop = theShop();
      dana = await staffMember(shop, 'dana');
      ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      guest = shop.visitor();
    });

    type Asked = Request<'product/askquestion'>;
    const ask = (more: Partial<Asked> = {}, visitor = ben) =>
      visitor.post('product/askquestion', { ...said, ...more }).then(({ QuestionID }) => QuestionID);
    const refusal = (more: Partial<Asked>, visitor = ben) => visitor.refused(ask(more, visitor));
    const read = async (visitor = guest, productId = '6205') => {
      await shop.projectionsCaughtUp();
      return visitor.post('product/getquestions', { productId });
    };
    const find = (search: string, page = 1, visitor = guest) =>
      visitor.post('product/searchquestions', { productId: '6306', search, page });
    const answer = (questionId: string, text: string, publish: boolean, seen = 0) =>
      dana.post('admin/question/answer', { questionId, text, publish, seen });
    const letters = async (count: number, to = said.Email) =>
      until(async () => {
        const found = (await readMailbox(shop.application.pool)).filter((mail) => mail.to === to);
        return found.length >= count ? found : undefined;
      });
    const set = async (name: SettingName, value: string) => {
      await shop.send('setting/save', { name, value });
      await shop.projectionsCaughtUp();
    };
    const work = async () => {
      await shop.projectionsCaughtUp();
      return (await dana.get('admin/work/list', {})).rows.filter(({ kind }) => kind === 'question');
    };

    it('needs words, a name and a valid e-mail; nothing is kept of one that lacks some or is too long', async () => {
      for (const [more, path] of [
        [{ Question: ' ' }, 'Question'],
        [{ Question: 'x'.repeat(1_001) }, 'Question'],
        [{ Name: '' }, 'Name'],
        [{ Name: 'see www.spam.example' }, 'Name'],
        [{ Email: 'ben' }, 'Email'],
      ] as const)
        expect(await refusal(more)).toMatchObject({ status: 400, fields: [{ path }] });
      expect(await work()).toEqual([]);
    });

    it('about what shoppers do not see is refused as the product itself is', async () => {
      for (const request of [
        () => ask({ productId: 'NONE' }),
        () => guest.post('product/getquestions', { productId: 'NONE' }),
        () => guest.post('product/searchquestions', { productId: 'NONE' }),
      ])
        expect(await guest.refused(request())).toMatchObject({ status: 404, code: 'product_not_found' });
    });

    it('of a guest needs a captcha, and of who is signed in none', async () => {
      expect(await refusal({}, guest)).toMatchObject({ code: 'Captcha_Required' });
      const { captchatext, question } = await guest.get('Store/getcaptcha', {});
      const [first, second] = (question.match(/\d+/g) ?? []).map(Number);
      const questionId = await ask({ captcha: String(first! + second!), captchatext }, guest);
      await shop.projectionsCaughtUp();
      expect(await dana.get('admin/question/detail', { questionId })).toMatchObject({
        accountId: '',
        status: 'waiting',
      });
      await dana.post('admin/question/decline', { questionId, reason: 'Asked twice' });
    });

    it('is work until it is answered; the answer goes by letter and onto the page', async () => {
      const questionId = await ask();
      expect(await work()).toMatchObject([{ number: '6205', note: said.Question }]);
      expect(await read()).toEqual({ Total: 0, Questions: [] });

      await answer(questionId, 'To 120 °C, <no more>.', true);
      expect(await read()).toMatchObject({
        Total: 1,
        Questions: [{ Question: said.Question, Name: 'Ben C.', Language: 'en', Answer: 'To 120 °C, <no more>.' }],
      });
      // The e-mail is for staff alone.
      expect(JSON.stringify(await read())).not.toContain(said.Email);
      expect(await work()).toEqual([]);
      const [letter] = await letters(1);
      for (const part of ['Ben C.', 'To 120 °C', said.Question, '/product/6205/'])
        expect(letter!.text + letter!.html).toContain(part);
      expect(letter!.html).not.toContain('<no more>');
    });

    it('is corrected where it stands, with a letter, by who has seen the answer before', async () => {
      const { rows } = await dana.get('admin/question/list', { status: 'published' });
      const { questionId } = rows[0]!;
      expect(await dana.refused(answer(questionId, 'To 150 °C.', true))).toMatchObject({
        code: 'question_answered_meanwhile',
      });
      await answer(questionId, 'To 150 °C.', false, 1);
      expect(await read()).toMatchObject({ Total: 1, Questions: [{ Answer: 'To 150 °C.' }] });
      expect((await letters(2)).some(({ text }) => text.includes('To 150 °C.'))).toBe(true);
    });

    it('is gone from the page once it is taken down, and comes back when it is published again', async () => {
      const { rows } = await dana.get('admin/question/list', { status: 'published', search: '6205' });
      const { questionId } = rows[0]!;
      await dana.post('admin/question/decline', { questionId, reason: 'Names a person' });
      expect(await read()).toEqual({ Total: 0, Questions: [] });
      expect(await dana.get('admin/question/detail', { questionId })).toMatchObject({ reason: 'Names a person' });
      await dana.post('admin/question/publish', { questionId });
      expect(await read()).toMatchObject({ Total: 1 });
    });

    it('may be answered for its asker alone', async () => {
      const questionId = await ask({ productId: 'RARE', Email: 'private@example.com' });
      expect(await dana.refused(dana.post('admin/question/publish', { questionId }))).toMatchObject({
        code: 'question_not_answered',
      });
      await answer(questionId, 'Your parcel left today.', false);
      await letters(1, 'private@example.com');
      expect(await read(guest, 'RARE')).toEqual({ Total: 0, Questions: [] });
      expect(await work()).toEqual([]);
    });

    it('is read in one’s own language first, the newest answered first, five at a time, and found by its words', async () => {
      const six = ['Bore?', 'Width?', 'Weight?', 'Seals?', 'Grease?', 'Speed?'];
      for (const Question of six) await answer(await ask({ productId: '6306', Question }), `Of ${Question}`, true);
      const french = shop.visitor('fr');
      await french.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const questionId = await ask({ productId: '6306', Question: 'Quel alésage?' }, french);
      await answer(questionId, '30 mm.', true);

      const english = await read(guest, '6306');
      expect(english.Total).toBe(7);
      expect(english.Questions.map(({ Question }) => Question)).toEqual([...six].reverse().slice(0, 5));
      expect((await read(french, '6306')).Questions[0]).toMatchObject({ Question: 'Quel alésage?', Language: 'fr' });
      expect((await find('', 2)).Questions.map(({ Question }) => Question)).toEqual(['Bore?', 'Quel alésage?']);
      expect(await find('of  grease')).toMatchObject({ Found: 1, Questions: [{ Question: 'Grease?' }] });
      expect(await find('100%')).toEqual({ Found: 0, Questions: [] });
    });

    it('is found by staff by its status, its language, its item and its words', async () => {
      const total = async (filter: Request<'admin/question/list'>) =>
        (await dana.get('admin/question/list', filter)).total;
      expect(await total({ language: 'fr' })).toBe(1);
      expect(await total({ itemNumber: '6306', status: 'published' })).toBe(7);
      expect(await total({ status: 'declined' })).toBe(1);
      expect(await total({ search: 'alésage' })).toBe(1);
    });

    it('is nobody’s to ask where the shop takes none, and no guest’s where it takes none of theirs', async () => {
      await set('GuestQuestionsAllowed', '0');
      expect(await refusal({}, guest)).toMatchObject({ status: 401 });
      await set('QuestionsAllowed', '0');
      expect(await refusal({})).toMatchObject({ status: 404 });
      expect(await read()).toEqual({ Total: 0, Questions: [] });
      await set('QuestionsAllowed', '1');
      await set('GuestQuestionsAllowed', '1');
      expect(await read()).toMatchObject({ Total: 1 });
    });

    it('keeps no name, address or words in the clear', async () => {
      const { rows } = await shop.application.pool.query(
        `select convert_from(e.data, 'UTF8') as text from event_store.events e
       join event_store.streams s on s.id = e.stream_id where s.name like 'question-%'`,
      );
      const all = (rows as { text: string }[]).map(({ text }) => text).join('\n');
      expect(all).toContain('6306');
      for (const secret of [said.Email, 'Ben C.', 'alésage', '30 mm']) expect(all).not.toContain(secret);
    });

    it('shows nothing of a secured catalogue', async () => {
      await set('SecuredCatalog', '1');
      for (const request of [() => ask({}, guest), () => read(), () => find('')])
        expect(await guest.refused(request())).toMatchObject({ status: 401 });
      await set('SecuredCatalog', '0');
    });
  });
