import { useCallback, useState } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { AttachmentRecord } from '#contracts/attachment/attachment.ts';
import { ATTACHMENT_SLOTS } from '#domain/attachment/attachment.events.ts';
import { announce } from '#storefront/lib/announce.ts';
import { errorText } from '#storefront/lib/api-error.ts';
import type { LineWithFiles } from '#storefront/shared/attachment/open-attachments.ts';
import { browserApi } from '#storefront/lib/browser-api.ts';
import { postQuery } from '#storefront/lib/queries.ts';
import { useText } from '#storefront/lib/text.ts';
import { extensionOf, typeOf } from '#storefront/shared/attachment/file-type.ts';
import { sendFile } from './send-file.ts';

export const filesOf = (record: AttachmentRecord) =>
  ATTACHMENT_SLOTS.map((slot) => ({
    slot,
    name: record[`File${slot}FileName`],
    size: record[`File${slot}Size`],
    status: record[`File${slot}Status`],
    reason: record[`File${slot}Reason`],
  })).filter(({ name }) => name);

/** Queries that show counts of files. */
const COUNTING_ROUTES = ['cart/getcartdetails/{id}', 'customer/getquotedetails', 'checkout/getattachments'];

export interface Sending {
  readonly name: string;
  /** 0 to 1. */
  readonly share: number;
}

export function useAttachments({ orderId, lineId }: LineWithFiles) {
  const { t } = useText(['attachment', 'common', 'error']);
  const queryClient = useQueryClient();
  const { data: record, error } = useQuery(
    postQuery('checkout/getattachments', { OrderId: orderId, LineId: lineId }, 'session'),
  );
  const [sending, setSending] = useState<Sending>();
  const [problems, setProblems] = useState<readonly string[]>([]);

  const changed = useCallback(
    () => queryClient.invalidateQueries({ predicate: ({ queryKey }) => COUNTING_ROUTES.includes(String(queryKey[1])) }),
    [queryClient],
  );
  const explain = useCallback((failure: unknown) => errorText(failure, t('common:unreachable')), [t]);

  /** A file that the server would refuse is not sent at all. */
  const objection = (file: File): string | undefined => {
    if (!typeOf(file)) return t('error:attachment_type_refused', { ext: extensionOf(file) });
    if (record && file.size > record.MaxMegabytes * 1_000_000)
      return t('error:attachment_too_large', { megabytes: record.MaxMegabytes });
    return undefined;
  };

  const send = async (file: File): Promise<string | undefined> => {
    const objected = objection(file);
    if (objected) return objected;
    try {
      setSending({ name: file.name, share: 0 });
      await sendFile(file, { orderId, lineId }, (share) => setSending({ name: file.name, share }));
      announce(t('added', { name: file.name }));
      return undefined;
    } catch (failure) {
      return explain(failure);
    }
  };

  return {
    record,
    sending,
    problems: error ? [explain(error)] : problems,
    /** One after the other, so that each takes its slot in the order in which they were chosen. */
    async add(files: readonly File[]) {
      if (sending || !files.length) return;
      const refused: string[] = [];
      for (const file of files) {
        const problem = await send(file);
        if (problem) refused.push(t('problem', { name: file.name, problem }));
      }
      setSending(undefined);
      setProblems(refused);
      await changed();
    },
    async remove(slot: number, name: string) {
      try {
        await browserApi.post('checkout/removeattachment', {
          OrderId: orderId,
          LineId: lineId,
          AttachmentNumber: slot,
        });
        setProblems([]);
        announce(t('removed', { name }));
      } catch (failure) {
        setProblems([explain(failure)]);
      }
      await changed();
    },
  };
}
