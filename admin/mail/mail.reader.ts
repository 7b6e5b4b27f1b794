import type { RaRecord } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { pageOf, type Reader } from '#admin/lib/reader.ts';
import type { Output } from '#contracts/api.ts';

export type MailRow = Output<'admin/mail/list'>[number] & RaRecord<string>;

export const mailReader: Reader = {
  async list(params) {
    const mails = await client.get('admin/mail/list', {});
    const { page, pageSize } = pageOf(params);
    const shown = mails.slice((page - 1) * pageSize, page * pageSize);
    return { total: mails.length, data: shown.map((mail) => ({ ...mail, id: mail.messageId })) };
  },
  async one(id) {
    const mail = (await client.get('admin/mail/list', {})).find(({ messageId }) => messageId === id);
    if (!mail) throw new Error('not found');
    return { data: { ...mail, id } };
  },
};
