// Spec 2 and 7: the contact form, its files, and the answer of a person (issue 11).
import { ApiError, fileUrl } from '#contracts/client.ts';
import type { Request } from '#contracts/api.ts';
import { DEMO_PASSWORD } from '#demo/shop/customers.ts';
import { readMailbox } from '#platform/adapters/mail/mailer.ts';
import { drawing } from '../../harness/attachments.ts';
import { staffMember } from '../../harness/order-desk.ts';
import type { TestShop } from '../../harness/shop.ts';
import { until } from '../../harness/until.ts';
import { upload } from '../../harness/upload.ts';
import type { Visitor } from '../../harness/visitor.ts';

const said = {
  Name: 'Ada Roy',
  Email: 'ada@example.com',
  Subject: 'A seal for a 25 mm shaft',
  Message: 'Which one fits?\nIt runs in oil.',
  Reference: '6205',
};
const pdf = { FileName: 'plate.pdf', FileType: 'application/pdf', FileData: drawing().toString('base64') };

export const contactForm = (theShop: () => TestShop) =>
  describe('the contact form', () => {
    let shop: TestShop;
    let guest: Visitor;
    let dana: Visitor;
    beforeAll(async () => {
      shop = theShop();
      guest = shop.visitor();
      dana = await staffMember(shop, 'dana');
    });

    const answered = async (visitor = guest) => {
      const { captchatext, question } = await visitor.get('Store/getcaptcha', {});
      const [first, second] = (question.match(/\d+/g) ?? []).map(Number);
      return { captcha: String(first! + second!), captchatext };
    };
    const send = async (more: Partial<Request<'store/sendmail'>> = {}, visitor = guest) =>
      visitor.post('store/sendmail', { ...said, ...more, ...(await answered(visitor)) });
    const keep = async (more: Partial<Request<'store/uploadfile'>> = {}) => {
      const { FileName, Sha256, Key } = await upload(guest, 'store/uploadfile', { ...pdf, ...more });
      return { FileName, Sha256, Key };
    };
    const refusedFile = async (more: Partial<Request<'store/uploadfile'>>) => {
      const error: unknown = await keep(more).catch((reason: unknown) => reason);
      return error instanceof ApiError ? error.answer.code : error;
    };
    const text = (content: string) => Buffer.from(content).toString('base64');

    it('needs name, address, subject, message and a captcha, and keeps nothing of what lacks one', async () => {
      for (const [more, path] of [
        [{ Name: '' }, 'Name'],
        [{ Email: 'ada' }, 'Email'],
        [{ Subject: ' ' }, 'Subject'],
        [{ Message: '' }, 'Message'],
      ] as const)
        expect(await guest.refused(send(more))).toMatchObject({ status: 400, fields: [{ path }] });
      expect(await guest.refused(guest.post('store/sendmail', said))).toMatchObject({ code: 'Captcha_Required' });
      await shop.projectionsCaughtUp();
      expect(await dana.get('admin/enquiry/list', {})).toMatchObject({ total: 0 });
    });

    it.each([
      ['a wrong type', { FileName: 'run.exe' }, 'attachment_type_refused'],
      ['no type', { FileType: '' }, 'attachment_type_refused'],
      ['a double extension', { FileName: 'plate.exe.pdf' }, 'attachment_name_refused'],
      ['nothing in it', { FileData: '' }, 'attachment_empty'],
      ['another thing in it', { FileData: text('MZ no drawing') }, 'attachment_not_what_it_says'],
      [
        'a script in an SVG',
        {
          FileName: 'logo.svg',
          FileType: 'image/svg+xml',
          FileData: text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
        },
        'attachment_not_what_it_says',
      ],
    ])('takes no file with %s', async (_what, more, code) => expect(await refusedFile(more)).toBe(code));

    it('takes five files that it answered for, no sixth, and none of somebody else', async () => {
      const five = await Promise.all([1, 2, 3, 4, 5].map((n) => keep({ FileName: `plate-${n}.pdf` })));
      expect(await guest.refused(send({ Files: [...five, await keep()] }))).toMatchObject({
        fields: [{ path: 'Files', code: 'enquiry_files_too_many' }],
      });
      const [mine] = five;
      expect(await guest.refused(send({ Files: [{ ...mine!, Sha256: 'a'.repeat(64) }] }))).toMatchObject({
        code: 'enquiry_file_unknown',
      });
      expect(await guest.refused(send({ Files: [{ ...mine!, FileName: 'other.pdf' }] }))).toMatchObject({
        code: 'enquiry_file_unknown',
      });
    });

    it('is work for a person with its files; the answer goes by letter, and the work is done', async () => {
      const { EnquiryID: enquiryId } = await send({ Files: [await keep()] });
      await shop.projectionsCaughtUp();
      expect((await dana.get('admin/work/list', {})).rows).toContainEqual(
        expect.objectContaining({ kind: 'enquiry', number: '6205' }),
      );
      expect(await dana.get('admin/enquiry/detail', { enquiryId })).toMatchObject({
        ...{ name: 'Ada Roy', message: said.Message, accountId: '', status: 'waiting' },
        files: [{ number: 1, fileName: 'plate.pdf', contentType: 'application/pdf' }],
      });
      const download = await dana.fetch(fileUrl('admin/enquiry/file', { enquiryId, number: 1 }));
      expect(Buffer.from(await download.arrayBuffer())).toEqual(drawing());
      expect(download.headers.get('content-disposition')).toContain('attachment');

      await dana.post('admin/enquiry/answer', { enquiryId, text: 'CR 25x52x7 <fits>.' });
      const [letter] = await until(async () => {
        const found = (await readMailbox(shop.application.pool)).filter(({ to }) => to === 'ada@example.com');
        return found.length ? found : undefined;
      });
      expect(letter!.subject).toContain(said.Subject);
      expect(letter!.text).toContain('CR 25x52x7 <fits>.');
      expect(letter!.html).not.toContain('<fits>');
      await shop.projectionsCaughtUp();
      expect(await dana.get('admin/enquiry/detail', { enquiryId })).toMatchObject({
        status: 'answered',
        answers: [{ text: 'CR 25x52x7 <fits>.' }],
      });
      expect((await dana.get('admin/work/list', {})).rows.map(({ kind }) => kind)).not.toContain('enquiry');
    });

    it('knows who is signed in', async () => {
      const ben = shop.visitor();
      await ben.post('account/login', { userName: 'ben', password: DEMO_PASSWORD });
      const { EnquiryID: enquiryId } = await send({}, ben);
      await shop.projectionsCaughtUp();
      expect((await dana.get('admin/enquiry/detail', { enquiryId })).accountId).not.toBe('');
      await dana.post('admin/enquiry/close', { enquiryId });
      await shop.projectionsCaughtUp();
      expect(await dana.get('admin/enquiry/list', { status: 'closed' })).toMatchObject({ total: 1 });
    });
  });
