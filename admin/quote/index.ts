import RequestQuote from '@mui/icons-material/RequestQuote';
import type { QuoteRow } from './quote.reader.ts';
import { NewQuote } from './new-quote.tsx';
import { QuoteList } from './quote-list.tsx';

export const quote = {
  name: 'quote',
  icon: RequestQuote,
  list: QuoteList,
  create: NewQuote,
  recordRepresentation: (record: Partial<QuoteRow>) => record.quoteNumber ?? '',
};
