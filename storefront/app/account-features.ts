// Every feature of the storefront whose pages are the account's own, a line each: they come with the first of them, and no
// other page pays for them (decision 0008).
export { feature as address } from '#storefront/features/address/feature.ts';
export { feature as contact } from '#storefront/features/contact/feature.ts';
export { feature as conversation } from '#storefront/features/conversation/feature.ts';
export { feature as customerPartNumber } from '#storefront/features/customer-part-number/feature.ts';
export { feature as download } from '#storefront/features/download/feature.ts';
export { feature as invoice } from '#storefront/features/invoice/feature.ts';
export { feature as erasure } from '#storefront/features/erasure/feature.ts';
export { feature as preference } from '#storefront/features/preference/feature.ts';
export { feature as purchasedItem } from '#storefront/features/purchased-item/feature.ts';
export { feature as return } from '#storefront/features/return/feature.ts';
export { feature as reward } from '#storefront/features/reward/feature.ts';
export { feature as savedCard } from '#storefront/features/saved-card/feature.ts';
export { feature as savedCart } from '#storefront/features/saved-cart/feature.ts';
export { feature as wishList } from '#storefront/features/wish-list/feature.ts';
