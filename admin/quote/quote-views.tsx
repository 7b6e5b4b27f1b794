import { ListViews, type ListView } from '#admin/ui/list-views.tsx';

const views: readonly ListView[] = [
  { name: 'waiting', filter: { turn: 'us' }, sort: 'requestedAt', order: 'ASC' },
  { name: 'expiring', filter: { expiresWithin: 7 }, sort: 'validUntil', order: 'ASC' },
  { name: 'all', filter: {}, sort: 'updatedAt', order: 'DESC' },
];

export const QuoteViews = () => <ListViews resource="quote" views={views} texts="quote" />;
