// An ApiClient without a server: answers from fixtures, holds one cart. For previews, benches and render tests.
import type { ApiClient } from '#contracts/client.ts';
import { ApiError } from '#contracts/client.ts';
import type { Output, Request, Route } from '#contracts/api.ts';
import type { UserContext } from '#contracts/account/account.ts';
import { fakeOrders, fakeCart, type FakeCart } from './fake-cart.ts';
import { breadcrumb, details, guest, product, productPage, tree } from './fixtures.ts';

type Answers = { [R in Route]?: (input: Request<R>) => Output<R> };

export const refusal = (code: string, status = 400, message = code) =>
  new ApiError(status, { ErrorId: 0, LogId: 0, code, message });

const block = (ContentBlockId: string, Title: string, Html: string) => ({
  ContentBlockId,
  Title,
  AltText: '',
  Linkedto: '',
  LinkTarget: '',
  Html,
});
const blocks = [
  block(
    'ig_footer_links',
    '',
    '<h3>Company</h3><ul><li><a href="/pages/about">About us</a></li><li><a href="/pages/rewardprogramfaqs">Reward program</a></li></ul>',
  ),
  block('IG_footercopyright', '', '<p>© 2026 Industrial Equipment. Prices in Canadian dollars, taxes extra.</p>'),
];
const page = (PageName: string, Title: string, Html: string) => ({ PageName, Title, Description: '', Html });
const pages = [
  page(
    'about',
    'About',
    '<p>Industrial Equipment supplies maintenance and production with components of standard series.</p><h2>What we stock</h2><ul><li>Bearings, motors, valves</li><li>Fasteners after ISO 4014 and 4017</li></ul>',
  ),
  page('contact', 'Support', '<p>Call 1 800 555-0142, weekdays 7:00 to 19:00 Eastern.</p>'),
  page(
    'help',
    'Help',
    '<h2>How do I track an order?</h2><p>With its number and e-mail, on <a href="/profile/guestcustomersearchorders">Track order</a>.</p>',
  ),
];

export interface FakeState {
  user: UserContext;
  cart: FakeCart;
}

export const createFakeState = (user: UserContext = guest): FakeState => ({ user, cart: fakeCart() });

export function createFakeClient(state: FakeState = createFakeState()): ApiClient {
  const answers: Answers = {
    'account/getusercontext': () => ({ ...state.user, OrderId: state.cart.id(), lineCount: state.cart.count() }),
    'store/getsetupvalues': () => [
      { param_name: 'srchEnableAutoComplete', param_value: 'YES' },
      { param_name: 'FloatingCartAllowed', param_value: '1' },
    ],
    'store/getorderentrysetup': () => ({ AllowMultiplePayments: false, DefaultTimeOut: 30, DefaultCurrency: 'CAD' }),
    'Store/GetLanguages': () => [
      { LanguageISOCode: 'en', LanguageName: 'English' },
      { LanguageISOCode: 'fr', LanguageName: 'Français' },
    ],
    'store/getstaticcontents': ({ contentBlockIds }) => ({
      StaticContentBlocks: blocks.filter((one) => contentBlockIds.includes(one.ContentBlockId)),
    }),
    'store/getvirtualPage': ({ name }) => {
      const found = pages.find(({ PageName }) => PageName === name);
      if (!found) throw refusal('not_found', 404);
      return found;
    },
    'store/getmenus': () => ({
      Header: pages.map(({ PageName, Title }) => ({ Label: Title, Url: `/pages/${PageName}`, Children: [] })),
      Footer: [{ Label: '', Url: '', Children: [] }],
      Social: [],
    }),
    'store/getarticles': () => ({ total: 0, Articles: [] }),
    'checkout/checkgiftcertificate': ({ code }) => ({
      ...{ Balance: 10_000, CurrencyCode: 'CAD', ValidUntil: '2027-12-31', Last4: code.slice(-4) },
    }),
    'store/getbanners': () => ({ Banners: [] }),
    'category/getredirectfilter': () => ({ bits: '' }),
    'Store/GetStaticContent': ({ contentBlockId }) => ({
      StaticContentBlocks: blocks.filter((one) => one.ContentBlockId === contentBlockId),
    }),
    'Category/GetCategoryLists': () => tree,
    'category/newarrivals': () => [20, 21, 22, 23, 24].map(product),
    'category/featuredproducts': () => [],
    'product/getproducts': () => [],
    'category/bestsellers': () => [0, 1, 2, 3, 4].map(product),
    'Category/GetCategoryDetails/{id}': ({ id }) => {
      if (id === 'missing') throw refusal('not_found', 404);
      const top = tree.find((node) => node.CategoryId === id);
      return {
        CategoryId: id,
        CategoryName: top?.CategoryName ?? 'Deep-groove ball',
        SEOFriendlyName: id,
        Description: 'After ISO 15, series 60, 62 and 63.',
        Breadcrumb: breadcrumb.slice(0, top ? 1 : 2),
        ChildCategory: top?.ChildCategory ?? [],
      };
    },
    'category/catalog': ({ page }) => productPage(Number(page ?? 1), 'best-match'),
    'category/searchbykeyword': ({ keyword, page }) => ({
      ...productPage(Number(page ?? 1), 'best-match', keyword === 'nothing' ? 0 : 480),
      keyword,
      corrected: '',
      leftOut: [],
      nearby: false,
      categories: [{ CategoryId: 'bearings', CategoryName: 'Bearings', SEOFriendlyName: 'bearings', count: 320 }],
      ...(keyword === '6205' && {
        exactMatch: { itemNumber: '6205-2RS', seoFriendlyName: 'deep-groove-ball-bearing' },
      }),
    }),
    'category/autocomplete': ({ keyword }) =>
      [
        'Bearings',
        `Deep-groove ball bearing ${keyword}`,
        `Angular contact bearing ${keyword}`,
        `Bearing puller ${keyword}`,
      ].map((Label, index) => ({
        Label,
        AutoFillImageURL: index ? product(index).imageUrl : '',
        ShowImageInAutoFill: index > 0,
        IsCategory: index === 0,
        IsArticle: false,
        Versions: 0,
        DirectURL: index ? `62${10 + index}-2RS` : 'bearings',
        SeoFriendlyLabel: 'x',
      })),
    'product/productinfo': ({ productId }) => {
      if (productId === 'missing') throw refusal('product_not_found', 404);
      return details(productId);
    },
    'product/getreviewsummary': () => ({ Total: 0, Average: 0 }),
    'product/getquestions': () => ({ Total: 0, Questions: [] }),
    'product/getsimilarproducts': () => [5, 6, 7, 8, 9].map(product),
    ...state.cart.answers,
    ...fakeOrders(state),
  };
  const call = (route: string, input: object): Promise<never> => {
    const answer = answers[route as Route] as ((input: object) => unknown) | undefined;
    if (!answer) return Promise.reject(refusal('not_found', 404));
    try {
      return Promise.resolve(answer(input) as never);
    } catch (error) {
      return Promise.reject(error instanceof Error ? error : new Error(String(error)));
    }
  };
  return { get: (route, input) => call(route, input as object), post: (route, data) => call(route, data as object) };
}
