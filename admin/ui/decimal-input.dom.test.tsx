import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { required } from 'react-admin';
import { renderPart } from '../testing/render.tsx';
import { translateIn } from '../testing/translate.ts';
import { DecimalInput } from './decimal-input.tsx';
import { RecordForm } from './record-form/record-form.tsx';

afterEach(cleanup);

it.each([
  ['fr', '-73,7123'],
  ['fr', '-73.7123'],
  ['en', '-73.7123'],
] as const)('degrees are asked for, and read in %s as %s is typed', async (language, typed) => {
  const t = translateIn(language);
  const saved: unknown[] = [];
  await renderPart(
    <RecordForm<{ longitude?: number }>
      record={{}}
      isNew
      labels={{ longitude: 'branch.longitude' }}
      save={async ({ changed }) => void saved.push(changed)}
    >
      <DecimalInput source="longitude" label="branch.longitude" scale={1} decimals={6} validate={required()} />
    </RecordForm>,
    { language, role: 'manager' },
  );
  const user = userEvent.setup();
  const field = screen.getByRole('textbox');
  const add = () => act(() => user.click(screen.getByRole('button', { name: t('form.add') })));
  await add();
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  await act(() => user.type(field, typed));
  await add();
  await waitFor(() => expect(saved).toEqual([{ longitude: -73.7123 }]));
});

it('an amount that may be left out is none when it is emptied, and is no field that the wheel turns', async () => {
  const saved: unknown[] = [];
  await renderPart(
    <RecordForm<{ amount: number | null }>
      record={{ amount: 500_00 }}
      labels={{ amount: 'staff.role.refund' }}
      save={async ({ changed }) => void saved.push(changed)}
    >
      <DecimalInput
        source="amount"
        label="staff.role.refund"
        help="staff.role.refundHint"
        scale={100}
        decimals={2}
        isMoney
        mayBeEmpty
      />
    </RecordForm>,
    { role: 'manager' },
  );
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox');
  const save = () => act(() => user.click(screen.getByRole('button', { name: 'Save' })));
  expect(screen.queryByRole('spinbutton')).toBeNull();
  expect(field.value).toBe('500.00');
  await act(() => user.clear(field));
  expect(field.getAttribute('aria-invalid')).toBe('false');
  await save();
  await waitFor(() => expect(saved).toEqual([{ amount: null }]));
  await act(() => user.type(field, '1,250.5'));
  await save();
  await waitFor(() => expect(saved[1]).toEqual({ amount: 1_250_50 }));
});
