/** @jest-environment ./platform/kernel/testing/document-environment.mjs */
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
