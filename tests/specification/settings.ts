export const SETTINGS = [
  'EnableGDPR',
  'srchEnableAutoComplete',
  'MyAccOrderHistory',
  'MyAccQuoteHistory',
  'MyAccOrdersORQuotes',
  'MyAccQuickOrderEntry',
  'MyAccDownloads',
  'MyAccAddressHistory',
  'MyAccNewsletterSubscription',
  'AllowSaveAsCart',
  'AllowMultiplePayments',
  'MyAccPurchaseHistory',
  'wishlist_allowed',
  'ExistingCarts',
  'SitemapAllowed',
  'Credit_Card_Storage_Allowed',
  'MyPayPreferences',
  'MyAccAWCredBal',
  'MyAccInvHistory',
  'allow_returns_management',
  'MyAccViewReturnspolicy',
];

/** Of parts that are still to be built: a setting that nothing reads is none. */
export const LATER_SETTINGS: readonly string[] = [];
