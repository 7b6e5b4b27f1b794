import type { GiftCertificateEvent } from '#domain/gift-certificate/gift-certificate.events.ts';
import { definePolicy } from '#platform/kernel/queue/policy.ts';
import { momentOfShop } from '#platform/shop/shop-calendar.ts';

/** Nobody reads their letters at midnight. */
const AT = '08:00';

/** A certificate that was bought for a later day; its decider decides whether its letter still goes out. */
export const sendGiftCertificateLetterWhenDue = definePolicy<GiftCertificateEvent, { certificateId: string }>({
  name: 'send-gift-certificate-letter-when-due',
  on: {
    GiftCertificateIssued: ({ data: { certificateId, letterOn }, at }) => {
      const delayMs = letterOn ? Date.parse(momentOfShop(letterOn, AT)) - Date.parse(at) : 0;
      return delayMs > 0 ? { data: { certificateId }, delayMs } : [];
    },
  },
  kind: 'notification',
  async run(certificate, { commands }) {
    await commands.giftCertificate.sendDueLetter(certificate);
  },
});
