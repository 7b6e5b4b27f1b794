import { certificateNumber } from '#domain/gift-certificate/gift-certificate.events.ts';
import type { OperationContext } from '#platform/kernel/operations/context.ts';
import type { AnswerOf, Queries } from '#platform/kernel/operations/features.ts';
import { translate } from '#platform/kernel/texts/texts.ts';
import { dayText, money } from '#projections/shared/money-and-days.ts';
import type { GiftCertificateRow } from './gift-certificates.ts';

/** What the letter to the owner of a certificate is filled with. */
export async function giftCertificateLetter(
  { certificate_id, balance, currency, valid_until, ...row }: GiftCertificateRow,
  { code, origin }: { readonly code: string; readonly origin: string },
  { queries }: OperationContext,
): Promise<AnswerOf<Queries['letter']['contactFacts']>> {
  const { language } = await queries.store.spoken({ language: row.language });
  const t = translate(language, 'email', 'giftCertificate');
  return {
    to: row.email,
    personId: row.person_id,
    language,
    texts: {
      'recipient.name': row.name,
      'gift.number': certificateNumber(certificate_id),
      'gift.code': code,
      'gift.balance': money(balance, currency, language),
      'gift.validUntil': valid_until ? dayText(valid_until, language) : t('noEnd'),
      'gift.message': row.message,
      'gift.giver': row.giver || (await queries.store.company({ language })).name,
      'gift.link': origin,
    },
    tables: {},
  };
}
