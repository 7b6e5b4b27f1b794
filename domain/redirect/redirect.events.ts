import type { DomainEvent } from '#domain/shared/decider.ts';
import { defineEvents } from '#domain/shared/event-catalogue.ts';

/**
 * Spec 2: `permanent` and `temporary` lead elsewhere (301, 302); `rewrite` shows the page of `from` under the address
 * `to`. The specification
 * calls them Permanent, Temporary and No. `gone` leads nowhere: what was there is told to be gone for good (410).
 */
export const redirectKinds = ['permanent', 'temporary', 'rewrite', 'gone'] as const;
export type RedirectKind = (typeof redirectKinds)[number];

/** Both are paths as `shopPath` has them; `to` is empty where the kind is `gone`, and only there. */
export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly kind: RedirectKind;
}

/** Stream `redirect-all`: whether two redirects make a chain or a loop is a rule over all of them. */
export type RedirectEvent =
  | DomainEvent<'RedirectsSaved', { readonly redirects: readonly Redirect[] }>
  | DomainEvent<'RedirectsRemoved', { readonly from: readonly string[] }>;
export const redirectEvents = defineEvents<RedirectEvent>({ category: 'redirect' });
