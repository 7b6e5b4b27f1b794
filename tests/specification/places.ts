/** Names of section 3, by the file whose shapes hold them. */
export const FIELDS: readonly (readonly [file: string, names: string])[] = [
  [
    'contracts/order/order.ts',
    `OrderHeader OrderID OrderTotal OrderLines IsOrderShipableCount RewardEarnings Points ExchangeRate LineID ProductId SEOFriendlyName
     SkuName ProductImageURL SwatchSizeValue Qty UnitPrice ExtendedPrice LineDiscount RelatedOrderLines`,
  ],
  ['contracts/cart/cart.ts', 'orderDeleted orderEntityModel Message'],
  ['contracts/cart/saved-cart.ts', 'orderId cartName sendEmail OrderTag'],
  ['contracts/attachment/attachment.ts', 'OrderId LineId FileName FileType FileData AttachmentType AttachmentNumber'],
  ['contracts/newsletter/newsletter.ts', 'EmailAddress captcha CssClass Message'],
  ['contracts/captcha/captcha.ts', 'base64Data captchatext'],
  ['contracts/store/store.ts', 'param_name param_value LanguageISOCode LanguageName'],
  ['contracts/static-content/static-content.ts', 'StaticContentBlocks AltText Linkedto LinkTarget'],
  [
    'contracts/category/category.ts',
    'CategoryName CategoryId SEOFriendlyName CategoryTypeID LinkBasedURL ChildCategory',
  ],
  [
    'contracts/category/category.ts',
    'Label AutoFillImageURL ShowImageInAutoFill IsCategory IsArticle DirectURL SeoFriendlyLabel',
  ],
  ['contracts/redirect/redirect.ts', 'Action reWriteUrl'],
  [
    'contracts/account/account.ts',
    'OrderId lineCount ContactId i_user_type Name IsPrimaryContact InvoiceSharing AllowSaveAsCart',
  ],
  ['contracts/shared/error.ts', 'ErrorId LogId'],
];

/** Keys and numbers of sections 2, 4, 5 and 9, by the line that holds them. */
export const PLACES: readonly (readonly [what: string, section: string, file: string, line: string])[] = [
  ['User_Data', '3', 'storefront/app/shell/sign-out.ts', "localStorage.setItem('User_Data'"],
  ['captchatext', '3', 'storefront/shared/captcha/use-captcha.ts', "'captchatext'"],
  ['session keys of the cart', '4', 'storefront/features/cart/cart-commands.ts', 'isProcessForMultiShip'],
  ['a panel after 500 ms of hovering', '9', 'storefront/app/shell/cart-widget.tsx', 'hoverDelay = 500'],
  ['messages for 5000 ms', '9', 'storefront/lib/timed-message.ts', 'messageLife = 5_000'],
  ['a look at the idle time every 3 s', '9', 'storefront/app/browser/idle-watch.ts', 'lookEvery = 3_000'],
  ['four products beside each other', '9', 'contracts/comparison/comparison.ts', 'MOST_COMPARED = 4'],
  ['ten levels', '9', 'storefront/shared/review/rating.tsx', 'MOST = 10'],
  ['five retries from 350 ms', '9', 'storefront/app/i18n/browser-texts.ts', 'maxRetries: 5, retryTimeout: 350'],
  ['the same in the back office', '9', 'admin/app/i18n.ts', 'retryTimeout: 350'],
  ['kilobytes to three decimals', '9', 'storefront/features/attachment/kilobytes.ts', 'minimumFractionDigits: 3'],
  ['a cart name of 40 characters', '9', 'domain/cart/cart.events.ts', 'name: 40'],
  [
    'a letter of a saved cart unless it is switched off',
    '9',
    'storefront/features/cart/save-cart-dialog.tsx',
    'useState(true)',
  ],
  ['a password of 12 characters', '9', 'contracts/account/account.ts', 'p.length >= 12'],
];
