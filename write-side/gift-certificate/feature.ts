import type { WriteFeature } from '#platform/kernel/operations/write-feature.ts';
import {
  giftCertificateCommands,
  giftCertificateFunctions,
  giftCertificateStates,
} from './gift-certificate.commands.ts';

export const feature = {
  needs: ['account'],
  commands: giftCertificateCommands,
  functions: { giftCertificate: giftCertificateFunctions },
  states: { giftCertificate: giftCertificateStates },
} satisfies WriteFeature;
