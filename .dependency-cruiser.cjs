// Who may import whom. Each rule says why it exists; `npm run boundaries` checks them.
const tests = '\\.(samples|test|int\\.test|contract\\.test|journey\\.test)\\.tsx?$|/testing/';

/** Rooms of what is sold, of which the catalogue's index is made (decision 0087). */
const CATALOGUE = 'attribute|brand|catalogue|category|family|price-change|price-list|product|stock|synonym';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'A circle of files cannot be read, tested or removed in part.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'domain-is-pure',
      comment: 'Rules must be provable without a database, a clock or a package.',
      severity: 'error',
      from: { path: '^domain/', pathNot: tests },
      to: { pathNot: '^domain/' },
    },
    {
      name: 'domain-features-are-apart',
      comment: 'A rule that needs another feature belongs in a process, not in a decider. Event types may be read.',
      severity: 'error',
      from: { path: '^domain/([^/]+)/', pathNot: ['^domain/shared/', '^domain/testing/', tests] },
      to: { path: '^domain/', pathNot: ['^domain/$1/', '^domain/shared/', '\\.events\\.ts$'] },
    },
    {
      name: 'contracts-know-shapes-only',
      comment: 'A contract is shared by servers and browsers: it may name zod and what events are made of.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: tests },
      to: { pathNot: ['^contracts/', '^domain/shared/', '\\.events\\.ts$', 'node_modules/zod'] },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'An adapter that knows a feature has to change with it.',
      severity: 'error',
      from: { path: '^platform/', pathNot: tests },
      to: { path: '^(domain/(?!shared/)|write-side|projections|workers|storefront|admin|event-store|demo)/' },
    },
    {
      name: 'kernel-stands-alone',
      comment:
        'Events, commands, read models, jobs and HTTP for any business: what one could publish as a library. What it needs of others it takes as a port.',
      severity: 'error',
      from: { path: '^platform/kernel/', pathNot: tests },
      to: { path: '^platform/(adapters|shop)/' },
    },
    {
      name: 'adapters-know-no-shop',
      comment: 'Mail, files, payment and sessions are what a shop uses; they do not know what it sells.',
      severity: 'error',
      from: { path: '^platform/adapters/', pathNot: tests },
      to: { path: '^platform/shop/' },
    },
    {
      name: 'read-models-below-the-queue',
      comment:
        'The queue waits for read models and runs what they ask for. They ask by the outbox, which knows neither.',
      severity: 'error',
      from: { path: '^platform/kernel/(read-model|outbox)/', pathNot: tests },
      to: { path: '^platform/kernel/queue/' },
    },
    {
      name: 'the-outbox-knows-neither-side',
      comment: 'Read models write it, the queue empties it.',
      severity: 'error',
      from: { path: '^platform/kernel/outbox/', pathNot: tests },
      to: { path: '^platform/', pathNot: '^platform/kernel/(outbox|postgres)/' },
    },
    {
      name: 'write-side-decides-for-itself',
      comment: 'A command handler asks other features through contracts; it never reaches into read models.',
      severity: 'error',
      from: { path: '^write-side/(?!account/|contact/|customer/)([^/]+)/', pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: ['^domain/$1/', '^domain/shared/', '^write-side/$1/', '\\.events\\.ts$'],
      },
    },
    {
      name: 'accounts-stand-on-contacts',
      comment:
        'An account is opened with its first contact, and contacts belong to an account; what staff do for customers is done to both.',
      severity: 'error',
      from: { path: '^write-side/(account|contact|customer)/', pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: ['^domain/(account|contact|shared)/', '^write-side/(account|contact|customer)/', '\\.events\\.ts$'],
      },
    },
    {
      name: 'contacts-below-accounts',
      comment:
        'Whoever is a contact knows the account that they belong to by its stream, not by what can be done with it.',
      severity: 'error',
      from: { path: '^write-side/contact/', pathNot: tests },
      to: { path: '^write-side/(account|customer)/' },
    },
    {
      name: 'projections-read-events-only',
      comment:
        'A read model that calls a decider would change when a rule changes, and a rebuild would rewrite the past. What events add up to (state, pricing) is no rule.',
      severity: 'error',
      from: { path: `^projections/(?!(?:contact|credit|customer|store|${CATALOGUE})/)([^/]+)/`, pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: ['\\.(events|state|pricing)\\.ts$', '^domain/shared/', '^projections/(shared|$1)/'],
      },
    },
    {
      name: 'customers-are-joined',
      comment: 'Lists of contacts, of what is owed and of customers are sorted and searched by the rows of the others.',
      severity: 'error',
      from: { path: '^projections/(contact|credit|customer)/', pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: [
          '\\.(events|state|pricing)\\.ts$',
          '^domain/shared/',
          '^projections/(shared|$1)/',
          '^projections/account/(accounts|address-book)\\.ts$',
          '^projections/(contact/contacts|credit/credits)\\.ts$',
        ],
      },
    },
    {
      name: 'the-catalogue-is-joined',
      comment:
        'Prices, products, categories and stock are listed, searched and indexed by the rows of the others; none of them knows the index over them.',
      severity: 'error',
      from: { path: `^projections/(${CATALOGUE})/`, pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: [
          '\\.(events|state|pricing)\\.ts$',
          '^domain/shared/',
          '^projections/(shared|$1)/',
          '^projections/(attribute|category|family|price-list|product|stock|synonym)/',
        ],
      },
    },
    {
      name: 'the-store-says-settings',
      comment: 'What shoppers are told of the shop are values of settings.',
      severity: 'error',
      from: { path: '^projections/store/', pathNot: tests },
      to: {
        path: '^(domain|write-side|projections|workers|storefront|admin|event-store|demo)/',
        pathNot: ['\\.(events|state|pricing)\\.ts$', '^domain/shared/', '^projections/(shared|store|setting)/'],
      },
    },
    {
      name: 'workers-act-through-contracts',
      comment: 'What happens because something happened is a command like any other.',
      severity: 'error',
      from: { path: '^workers/', pathNot: tests },
      to: { path: '^(write-side|projections|storefront|admin|event-store|demo)/', pathNot: '^$' },
    },
    {
      name: 'browsers-know-no-server',
      comment: 'Server code in a bundle is a leak of size and of secrets.',
      severity: 'error',
      from: { path: '^(storefront|admin)/', pathNot: [tests, '^storefront/app/server/'] },
      to: {
        path: '^(platform|processes|payment-sandbox|write-side|projections|workers|event-store|demo|domain/(?!shared/)(?!.*\\.events\\.ts))',
      },
    },
    {
      name: 'apps-are-apart',
      comment: 'The storefront and the back office ship on their own.',
      severity: 'error',
      from: { path: '^(storefront|admin)/' },
      to: { path: '^(storefront|admin)/', pathNot: '^$1/' },
    },
    {
      name: 'storefront-features-are-apart',
      comment: 'Pages in app/ compose features; a feature never imports another. What several need is in shared/.',
      severity: 'error',
      from: { path: '^storefront/features/([^/]+)/', pathNot: tests },
      to: { path: '^storefront/', pathNot: ['^storefront/features/$1/', '^storefront/(ui|lib|shared)/'] },
    },
    {
      name: 'storefront-shared-serves-features',
      comment: 'What features share knows none of them.',
      severity: 'error',
      from: { path: '^storefront/shared/', pathNot: tests },
      to: { path: '^storefront/(features|app)/' },
    },
    {
      name: 'storefront-ground-floor',
      comment: 'ui and lib know no business word: what knows carts, orders or products is in shared/ or features/.',
      severity: 'error',
      from: { path: '^storefront/(ui|lib)/', pathNot: tests },
      to: {
        path: '^(storefront/(shared|features|app)|contracts|domain)/',
        pathNot: '^contracts/(api\\.ts|client\\.ts|shared/)',
      },
    },
    {
      name: 'admin-features-are-apart',
      comment: 'Pages in app/ compose features; a feature never imports another. What several need is in ui/ or lib/.',
      severity: 'error',
      from: { path: '^admin/(?!app/|ui/|lib/)([^/]+)/', pathNot: tests },
      to: { path: '^admin/', pathNot: ['^admin/$1/', '^admin/(ui|lib)/'] },
    },
    {
      name: 'admin-ground-floor',
      comment: 'ui and lib are what features stand on.',
      severity: 'error',
      from: { path: '^admin/(ui|lib)/', pathNot: tests },
      to: { path: '^admin/', pathNot: '^admin/(ui|lib)/' },
    },
    {
      name: 'proof-stands-alone',
      comment: 'The verifier runs on machines that have no shop: nothing but Node.',
      severity: 'error',
      from: { path: '^proof/', pathNot: tests },
      to: { pathNot: ['^proof/'], dependencyTypesNot: ['core'] },
    },
    {
      name: 'payment-sandbox-stands-alone',
      comment: 'It plays a payment provider: it must be replaceable by a real one.',
      severity: 'error',
      from: { path: '^payment-sandbox/', pathNot: tests },
      to: {
        path: '^(domain|contracts|write-side|projections|workers|storefront|admin|processes|demo)/',
        pathNot: '^domain/shared/',
      },
    },
    {
      name: 'event-store-stands-alone',
      comment: 'It speaks a protocol; it must be replaceable by a real cluster.',
      severity: 'error',
      from: { path: '^event-store/', pathNot: [tests, '^event-store/contract/', 'main\\.ts$'] },
      to: { path: '^(domain|contracts|platform|write-side|projections|workers|storefront|admin|demo)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
  },
};
