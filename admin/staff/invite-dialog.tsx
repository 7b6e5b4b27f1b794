import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { RoleRow } from '#contracts/staff/role.ts';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { useStaffCommand } from './use-staff-command.ts';

/** A new colleague: name, address and role; they get a link by e-mail. */
export function InviteDialog({ roles, onClose }: { readonly roles: readonly RoleRow[]; readonly onClose: () => void }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const [role, setRole] = useState('csr');
  const { refresh } = useStaffCommand();
  return (
    <CommandDialog
      title={t('staff.invite')}
      done="staff.invited"
      onClose={onClose}
      onSubmit={async (form) => {
        await client.post('admin/staff/invite', {
          name: String(form.get('name')),
          email: String(form.get('email')),
          role,
          language: form.get('language') === 'fr' ? 'fr' : 'en',
        });
        await refresh();
      }}
    >
      <TextField
        name="name"
        label={t('staff.column.name')}
        required
        autoFocus
        slotProps={{ htmlInput: { maxLength: 60 } }}
      />
      <TextField name="email" type="email" label={t('staff.column.email')} required helperText={t('staff.emailHint')} />
      <TextField select label={t('staff.column.role')} value={role} onChange={({ target }) => setRole(target.value)}>
        {roles.map((one) => (
          <MenuItem key={one.role} value={one.role}>
            {one.name[asLanguage(locale)]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        name="language"
        label={t('staff.language')}
        defaultValue={asLanguage(locale)}
        slotProps={{ select: { native: true } }}
      >
        <option value="en">English</option>
        <option value="fr">Français</option>
      </TextField>
    </CommandDialog>
  );
}
