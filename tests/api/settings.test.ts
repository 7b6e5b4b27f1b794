// A setting that is shown to whoever runs the shop does something.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '#contracts/api.ts';
import type { Operation } from '#contracts/shared/operation.ts';
import { isOnValue, settings as named } from '#contracts/setting/settings.ts';
import { definitionOf, settingNames, settingValue } from '#contracts/setting/setting-definitions.ts';
import { settings } from '#demo/shop/settings.ts';

const FOLDERS = ['admin', 'contracts', 'projections', 'processes', 'storefront', 'workers', 'write-side'];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
)
  .filter(
    (name) =>
      /\.tsx?$/.test(name) && !/\.test\.|testing\//.test(name) && !name.startsWith(join('contracts', 'setting')),
  )
  .map((name) => readFileSync(name, 'utf8'));

/** By its own name, or by the one that contracts/setting/settings.ts gives it. */
const isRead = (setting: string): boolean => {
  const [key] = Object.entries(named).find(([, name]) => name === setting) ?? [];
  return sources.some(
    (text) =>
      text.includes(`'${setting}'`) ||
      (key !== undefined &&
        (text.includes(`settings.${key}`) || text.includes(`named.${key}`) || text.includes(`'${key}'`))),
  );
};

describe('a store setting', () => {
  it.each(settingNames)('%s is read', (name) => expect(isRead(name)).toBe(true));
  it.each(['en', 'fr'])('that people change has a name and an explanation in %s, and nothing else has', (language) => {
    const { of: texts } = JSON.parse(readFileSync(join('locales', language, 'admin-setting.json'), 'utf8')) as {
      readonly of: Readonly<Record<string, { readonly label: string; readonly help: string }>>;
    };
    const changed = settingNames.filter((name) => definitionOf(name).type.kind !== 'internal');
    expect(Object.keys(texts).sort()).toEqual([...changed].sort());
    for (const { label, help } of Object.values(texts)) expect(label && help).toBeTruthy();
  });
  it.each(settingNames)('%s may have the value that counts where nobody set it', (name) =>
    expect(settingValue(definitionOf(name)).safeParse(definitionOf(name).default)).toMatchObject({ success: true }),
  );
  it.each(Object.values(named))('%s, which something heeds, can be seen in the demonstration', (name) =>
    expect(settings.map((setting) => setting.name)).toContain(name),
  );
  it('is on with the value 1, search suggestions with YES, and off when nobody set it (spec 5 and 6)', () =>
    expect(['1', 'YES', '0', '', undefined].map(isOnValue)).toEqual([true, true, false, false, false]));

  it('guards the operation behind each menu entry of the account', () => {
    const guarded = Object.entries<Operation>(api).flatMap(([route, { setting }]) =>
      setting ? [`${setting} ${route}`] : [],
    );
    expect(guarded.sort()).toEqual([
      'AllowMultiplePayments cart/checkoutwithpendingorder',
      'AllowMultiplePayments cart/getpendingorders',
      'AllowMultiplePayments cart/removependingorder',
      'AllowMultiplePayments checkout/processmultiplepayment',
      'AllowSaveAsCart cart/RemoveSavedCartAndReloadWidget',
      'AllowSaveAsCart cart/checkoutwithsavedcart',
      'AllowSaveAsCart cart/getsavedcarts',
      'AllowSaveAsCart cart/mergesavedcarttocurrentcart',
      'AllowSaveAsCart cart/removesavedcart',
      'AllowSaveAsCart cart/savecartas',
      'Credit_Card_Storage_Allowed customer/addbankaccount',
      'Credit_Card_Storage_Allowed customer/addcreditcard',
      'Credit_Card_Storage_Allowed customer/changecreditcard',
      'Credit_Card_Storage_Allowed customer/getcreditcardlist',
      'Credit_Card_Storage_Allowed customer/getspecificcard',
      'Credit_Card_Storage_Allowed customer/prefercreditcard',
      'GiftCertificatesAllowed checkout/checkgiftcertificate',
      'MyAccAWCredBal customer/getrewardbalance',
      'MyAccAddressHistory account/changelogindetails',
      'MyAccAddressHistory account/logindetails',
      'MyAccAddressHistory customer/saveaddress',
      'MyAccDownloads download/list',
      'MyAccInvHistory checkout/getinvoiceACHpymentdetails',
      'MyAccInvHistory customer/answerdispute',
      'MyAccInvHistory customer/cancelinvoicepayment',
      'MyAccInvHistory customer/chargeinvoice',
      'MyAccInvHistory customer/completeinvoicepayment',
      'MyAccInvHistory customer/disputeinvoice',
      'MyAccInvHistory customer/downloadinvoicereport',
      'MyAccInvHistory customer/downloadstatement',
      'MyAccInvHistory customer/getagedbalance',
      'MyAccInvHistory customer/getcustomerfilterpaymenthistory',
      'MyAccInvHistory customer/getcustomerpaymenthistory',
      'MyAccInvHistory customer/getinvoicedetails',
      'MyAccInvHistory customer/getinvoicepaymentoptions',
      'MyAccInvHistory customer/getinvoices',
      'MyAccInvHistory customer/getpaymentpromise',
      'MyAccInvHistory customer/getstatements',
      'MyAccInvHistory customer/promisepayment',
      'MyAccNewsletterSubscription profile/getnewslettersubscriptions',
      'MyAccNewsletterSubscription profile/subscribenewsletter',
      'MyAccNewsletterSubscription profile/unsubscribenewsletter',
      'MyAccOrderHistory customer/getorderdcountbyperiod',
      'MyAccOrderHistory customer/getorders',
      'MyAccOrderHistory customer/getspending',
      'MyAccPurchaseHistory customer/getpurchaseditems',
      'MyAccQuickOrderEntry checkout/additemsfromquickorderpad',
      'MyAccQuickOrderEntry checkout/addquickorderlisttocart',
      'MyAccQuickOrderEntry checkout/convertquickorderlisttocart',
      'MyAccQuickOrderEntry checkout/deletequickorderlist',
      'MyAccQuickOrderEntry checkout/getquickorderlines',
      'MyAccQuickOrderEntry checkout/getquickorderlist',
      'MyAccQuickOrderEntry checkout/getquickorderlistitems',
      'MyAccQuickOrderEntry checkout/readquickorderfile',
      'MyAccQuickOrderEntry checkout/savequickordercartline',
      'MyAccQuickOrderEntry checkout/savequickorderlist',
      'MyAccQuickOrderEntry checkout/skulookup',
      'MyAccQuoteHistory customer/getquotes',
      'MyPayPreferences profile/getpreferences',
      'MyPayPreferences profile/savepreferences',
      'NewsletterAllowed ecomforms/subscribe',
      'NotifyMeAllowed product/subscribetowantlist',
      'QuestionsAllowed product/askquestion',
      'QuestionsAllowed product/searchquestions',
      'ReviewsAllowed product/getcustomerreview',
      'ReviewsAllowed product/savereview',
      'SendToFriendAllowed store/sendtofriend',
      'allow_returns_management checkout/processreturnorder',
      'allow_returns_management return/addphoto',
      'allow_returns_management return/detail',
      'allow_returns_management return/list',
      'allow_returns_management return/oforder',
      'allow_returns_management return/orders',
      'allow_returns_management return/photo',
      'allow_returns_management return/preview',
      'allow_returns_management return/removephoto',
      'allow_returns_management return/slip',
      'allow_returns_management return/withdraw',
      'srchEnableAutoComplete category/autocomplete',
      'wishlist_allowed cart/addskutowishlist',
      'wishlist_allowed profile/deletewishlist',
      'wishlist_allowed profile/getwishlist',
      'wishlist_allowed profile/getwishlists',
      'wishlist_allowed profile/getwishlistwatch',
      'wishlist_allowed profile/removewishlistlines',
      'wishlist_allowed profile/savewishlist',
      'wishlist_allowed profile/savewishlistline',
      'wishlist_allowed profile/watchwishlist',
    ]);
  });
});
