// Every page of the back office that shows sums shows each fee and each tax by its name.
import { cleanup, screen, within } from '@testing-library/react';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';
import { EditPreview } from '../order/edit-preview.tsx';
import { OrderMoney } from '../order/order-money.tsx';
import { RefundPreview } from '../ui/refund-preview.tsx';
import { DeskProvider } from '../quote/desk-commands.tsx';
import { QuoteTotals } from '../quote/quote-totals.tsx';

const sums = {
  SubTotal: 4_000,
  DiscountTotal: 500,
  FeeLines: [{ name: 'Environmental handling', amount: 100 }],
  ShippingTotal: 1_195,
  TaxLines: [{ name: 'GST', rate: 5, amount: 240 }],
  TaxTotal: 240,
  OrderTotal: 5_035,
};
const fewer = { ...sums, FeeLines: [{ name: 'Environmental handling', amount: 75 }], TaxLines: [] };
const t = translateIn('en');

afterEach(cleanup);

/** Cells of the row with this name. */
const row = (name: string) => {
  const found = screen.getByRole('rowheader', { name }).closest('tr')!;
  return within(found)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);
};

describe('a fee and a tax stand by their names', () => {
  it('in the money of an order', async () => {
    const header = { ...sums, CurrencyCode: 'CAD', ShippingMethodName: 'Ground', PaidTotal: 5_035, RefundedTotal: 0 };
    await renderPart(
      <OrderMoney order={{ OrderHeader: header, Payments: [], ReplacedPayments: [], DueTotal: 0 } as never} />,
    );
    expect(screen.getByText('Environmental handling').nextSibling?.textContent).toBe('$1.00');
    expect(screen.getByText('GST 5%').nextSibling?.textContent).toBe('$2.40');
    expect(screen.getByText(`${t('sums.ShippingTotal')} (Ground)`).nextSibling?.textContent).toBe('$11.95');
  });
  it('in the preview of a refund', async () => {
    const preview = {
      parts: sums,
      amount: 5_035,
      goodwill: 0,
      goodwillBefore: 0,
      paid: 0,
      refunded: 0,
      left: 0,
      how: [],
    };
    await renderPart(<RefundPreview preview={preview as never} currency="CAD" error={null} empty="" />);
    expect(screen.getByText('Environmental handling').nextSibling?.textContent).toBe('$1.00');
  });
  it('in the preview of an edit, before and after', async () => {
    const preview = { before: sums, after: fewer, difference: 0, refund: 0, how: [], shortages: [] };
    await renderPart(<EditPreview preview={preview as never} currency="CAD" error={null} />);
    expect(row('Environmental handling')).toEqual(['$1.00', '$0.75']);
    expect(row('GST 5%')).toEqual(['$2.40', '$0.00']);
  });
  it('in the totals of the quote desk, with nothing where there is no offer yet', async () => {
    const desk = {
      quote: { quoteId: 'q', status: 'converted', currency: 'CAD' },
      lines: [],
      totals: { catalogue: sums, working: fewer },
    };
    await renderPart(
      <DeskProvider desk={desk as never}>
        <QuoteTotals />
      </DeskProvider>,
    );
    expect(row('Environmental handling')).toEqual(['$1.00', '–', '$0.75']);
    expect(row(t('sums.DiscountTotal'))).toEqual(['\u2212$5.00', '–', '\u2212$5.00']);
  });
});
