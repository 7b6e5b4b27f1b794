import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/** The certificate as a file, by its content (platform/adapters/blob). */
export interface CertificateFile {
  readonly fileName: string;
  readonly contentType: string;
  /** Bytes. */
  readonly size: number;
  readonly sha256: string;
}

export interface Certificate {
  readonly certificate: string;
  readonly country: string;
  /** None: the whole country. */
  readonly states: readonly string[];
  /** Calendar days of the shop, both included. */
  readonly validFrom: string;
  readonly validUntil: string;
  /** `null` where it was seen on paper only. */
  readonly file: CertificateFile | null;
}

type OfExemption<Data extends object> = {
  readonly accountId: string;
  readonly exemptionId: string;
  readonly by: string;
  readonly at: string;
} & Data;

/** Stream `tax-exemption-<account>`: the certificates of one account. */
export type TaxExemptionEvent =
  | DomainEvent<'TaxExemptionGranted', OfExemption<Certificate>>
  | DomainEvent<'TaxExemptionWithdrawn', OfExemption<{ readonly reason: string }>>;

export const taxExemptionEvents = defineEvents<TaxExemptionEvent>({ category: 'tax-exemption' });
