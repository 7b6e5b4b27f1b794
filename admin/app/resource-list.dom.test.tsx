// What every list of the back office has, whatever it lists.
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, type DataProvider, type GetListParams } from 'react-admin';
import { CustomerList } from '../customer/customer-list.tsx';
import { customerRow } from '../testing/customer-row.ts';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';

/** A busy machine takes its time with the first page. */
const TIMEOUT_MS = 20_000;

let asked: GetListParams[] = [];
const dataProvider = {
  getList: (_resource: string, params: GetListParams) => {
    asked.push(params);
    return Promise.resolve({ data: [customerRow], total: 10_001, meta: { more: true } });
  },
} as unknown as DataProvider;

afterEach(() => {
  cleanup();
  asked = [];
});

async function show(language: 'en' | 'fr') {
  await renderPart(
    <ResourceContextProvider value="customer">
      <CustomerList />
    </ResourceContextProvider>,
    { language, dataProvider },
  );
  await screen.findByText('Laurentide Machine Works', {}, { timeout: TIMEOUT_MS });
}

describe('a list of the back office', () => {
  it.each(['en', 'fr'] as const)(
    'has a search, views, columns to choose and a file to export, and says where rows were not counted, in %s',
    async (language) => {
      const t = translateIn(language);
      await show(language);
      expect(screen.getByPlaceholderText(t('customer.search'))).toBeTruthy();
      expect(screen.getByRole('navigation', { name: t('list.views') }).textContent).toContain(
        t('customer.view.overdue'),
      );
      expect(screen.getByRole('button', { name: t('ra.action.select_columns') })).toBeTruthy();
      expect(screen.getByRole('button', { name: t('ra.action.export') })).toBeTruthy();
      expect(document.body.textContent?.replace(/[\u00a0\u202f,]/g, ' ')).toContain('10 001');
    },
  );
  it('keeps a view in the address, and asks the server for it', async () => {
    await show('en');
    const link = screen.getByRole('link', { name: translateIn('en')('customer.view.overdue') });
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('filter={"credit":"overdue"}');
    await userEvent.setup().click(link);
    await waitFor(() => expect(asked.at(-1)?.filter).toEqual({ credit: 'overdue' }), { timeout: TIMEOUT_MS });
  });
});
