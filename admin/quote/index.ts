import RequestQuote from '@mui/icons-material/RequestQuote';
import type { QuoteRow } from '#admin/app/data-provider.ts';
import { NewQuote } from './new-quote.tsx';
import { QuoteDesk } from '#admin/app/pages/quote-desk.tsx';
import { QuoteList } from './quote-list.tsx';

export const quote = {
  name: 'quote',
  icon: RequestQuote,
  list: QuoteList,
  show: QuoteDesk,
  create: NewQuote,
  recordRepresentation: (record: Partial<QuoteRow>) => record.quoteNumber ?? '',
};
