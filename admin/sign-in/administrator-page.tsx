import { TextField } from '@mui/material';
import { useState, type ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { enter, linked, LinkPage } from './link-page.tsx';

/** Opened by the link that the shop prints: whoever has it becomes an administrator. */
export function AdministratorPage() {
  const t = useTranslate();
  const [link] = useState(linked);
  const token = link.get('token') ?? '';
  const email = link.get('email');

  const submit = async (form: FormData) => {
    const [name = '', address = '', password = '', confirmPassword = ''] = [
      'name',
      'email',
      'password',
      'confirmPassword',
    ].map((field) => String(form.get(field)));
    await client.post('admin/session/becomeadministrator', { token, name, email: address, password, confirmPassword });
    enter();
  };

  const field = (name: string, autoComplete: string, more: Partial<ComponentProps<typeof TextField>> = {}) => (
    <TextField
      name={name}
      label={t(`administrator.${name}`)}
      autoComplete={autoComplete}
      required
      fullWidth
      {...more}
    />
  );
  return (
    <LinkPage texts="administrator" token={token} onSubmit={submit}>
      {field('name', 'name', { autoFocus: true, slotProps: { htmlInput: { maxLength: 80 } } })}
      {field('email', 'username', {
        type: 'email',
        helperText: t('administrator.emailHint'),
        ...(email ? { defaultValue: email, slotProps: { htmlInput: { readOnly: true } } } : {}),
      })}
      {field('password', 'new-password', { type: 'password', helperText: t('signIn.passwordHint') })}
      {field('confirmPassword', 'new-password', { type: 'password' })}
    </LinkPage>
  );
}
