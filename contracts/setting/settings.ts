// Names of the store settings that switch something on: value 1 is on, and what is not set is off (spec 6). What the
// server refuses and what a menu leaves out are read from here.
import type { SettingName } from './setting-definitions.ts';

export const settings = {
  /** Until it is on, shoppers are told that the shop opens soon; staff see it as it will be. */
  shopOpen: 'ShopOpen',
  /** Spec 2: where it is on, nobody sees the catalogue who is not signed in. */
  securedCatalogue: 'SecuredCatalog',
  /** Spec 1, "Login to buy": where it is off, prices are for the signed-in. */
  guestsSeePrices: 'GuestsSeePrices',
  guestCheckout: 'GuestCheckoutAllowed',
  /** Spec 5: its value is YES. */
  autocomplete: 'srchEnableAutoComplete',
  /** Spec 6: saved carts, of who is signed in. */
  saveCart: 'AllowSaveAsCart',
  /** Spec 6: an order may be paid by several methods at once, and waits among the pending orders where that was left. */
  multiplePayments: 'AllowMultiplePayments',
  orderHistory: 'MyAccOrderHistory',
  wishList: 'wishlist_allowed',
  abandonedCartLetters: 'AbandonedCartLetters',
  purchaseHistory: 'MyAccPurchaseHistory',
  quoteHistory: 'MyAccQuoteHistory',
  quickOrder: 'MyAccQuickOrderEntry',
  downloads: 'MyAccDownloads',
  reviews: 'ReviewsAllowed',
  notifyMe: 'NotifyMeAllowed',
  guestReviews: 'GuestReviewsAllowed',
  questions: 'QuestionsAllowed',
  guestQuestions: 'GuestQuestionsAllowed',
  /** Also needs the order history. */
  orderSearch: 'MyAccOrdersORQuotes',
  addressBook: 'MyAccAddressHistory',
  /** Spec 6: one's own preferences. */
  preferences: 'MyPayPreferences',
  /** Spec 6: the account's reward points. */
  rewardBalance: 'MyAccAWCredBal',
  /** Spec 6: invoices of the account, what it owes, and how its money came and went. */
  invoiceHistory: 'MyAccInvHistory',
  /** Nothing is ordered on terms while something is overdue for longer than the shop allows. */
  overdueBlocksTerms: 'OverdueBlocksTerms',
  /** Spec 6: returns need both. */
  returns: 'allow_returns_management',
  returnsPage: 'MyAccViewReturnspolicy',
  /** Spec 6: cards that the payment provider keeps for its owner. */
  cardStorage: 'Credit_Card_Storage_Allowed',
  /** Buyers pay by gift certificates, and the desk issues them. */
  giftCertificates: 'GiftCertificatesAllowed',
  /** The form in the footer. */
  newsletter: 'NewsletterAllowed',
  /** Spec 2: the sitemap area of the footer. */
  sitemap: 'SitemapAllowed',
  sendToFriend: 'SendToFriendAllowed',
  newsletterPage: 'MyAccNewsletterSubscription',
  /** Staff set a second factor up before anything else is open to them. */
  staffSecondFactor: 'StaffSecondFactorRequired',
  /** Spec 5: forms of who is not signed in ask for a captcha. */
  captchaValidation: 'CaptchaValidation',
} as const satisfies Readonly<Record<string, SettingName>>;

export const isOnValue = (value: string | undefined): boolean => value === '1' || value === 'YES';
