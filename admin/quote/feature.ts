import RequestQuote from '@mui/icons-material/RequestQuote';
import type { BackOfficeFeature } from '#admin/lib/feature.ts';
import type { QuoteRow } from './quote.reader.ts';
import { NewQuote } from './new-quote.tsx';
import { QuoteList } from './quote-list.tsx';
import { quoteReader } from './quote.reader.ts';

export const feature = {
  texts: ['admin-quote'],
  screens: [
    {
      name: 'quote',
      icon: RequestQuote,
      list: QuoteList,
      create: NewQuote,
      recordRepresentation: (record: Partial<QuoteRow>) => record.quoteNumber ?? '',
      menu: ['sales', 40],
      reader: quoteReader,
    },
  ],
} satisfies BackOfficeFeature;
