import { Button, Chip, MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLocaleState, useTranslate } from 'react-admin';
import type { RoleRow } from '#contracts/staff/role.ts';
import type { StaffRow } from '#contracts/staff/staff.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { factorNames } from '#admin/lib/factor-names.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { MemberMenu } from './member-menu.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { useStaffCommand } from './use-staff-command.ts';

interface Props {
  readonly members: readonly StaffRow[];
  readonly roles: readonly RoleRow[];
}

export function MembersPanel({ members, roles }: Props) {
  const t = useTranslate();
  const mayChange = useMay('staff');
  const [inviting, setInviting] = useState(false);
  return (
    <Panel title={t('staff.members')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {(['name', 'email', 'role', 'status', 'secondFactor'] as const).map((column) => (
              <TableCell key={column}>{t(`staff.column.${column}`)}</TableCell>
            ))}
            <ActionsHead />
          </TableRow>
        </TableHead>
        <TableBody>
          {members.map((member) => (
            <MemberRow key={member.staffId} member={member} roles={roles} />
          ))}
        </TableBody>
      </Table>
      {mayChange && (
        <Button variant="contained" onClick={() => setInviting(true)} sx={{ mt: 2 }}>
          {t('staff.invite')}
        </Button>
      )}
      {inviting && <InviteDialog roles={roles} onClose={() => setInviting(false)} />}
    </Panel>
  );
}

function MemberRow({ member, roles }: { readonly member: StaffRow; readonly roles: readonly RoleRow[] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('staff');
  const { send, isBusy: busy } = useStaffCommand();
  const { identity } = useGetIdentity();
  const { staffId, name, email, role, status, factors } = member;
  const column = (key: string) => ({ 'data-label': t(`staff.column.${key}`) });
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
        {identity?.id === staffId && ` (${t('staff.you')})`}
      </TableCell>
      <TableCell {...column('email')} sx={{ overflowWrap: 'anywhere' }}>
        {email}
      </TableCell>
      <TableCell {...column('role')}>
        <TextField
          select
          size="small"
          value={role}
          disabled={busy || !mayChange}
          sx={{ '& .MuiSelect-select': { fontSize: 13, whiteSpace: 'normal' } }}
          onChange={({ target }) =>
            void send('admin/staff/changerole', { staffId, role: target.value }, 'staff.roleChanged')
          }
          slotProps={{ htmlInput: { 'aria-label': `${t('staff.column.role')}, ${name}` } }}
        >
          {roles.map((one) => (
            <MenuItem key={one.role} value={one.role}>
              {one.name[asLanguage(locale)]}
            </MenuItem>
          ))}
        </TextField>
      </TableCell>
      <TableCell {...column('status')}>
        <Chip size="small" variant="outlined" label={t(`staff.status.${status}`)} color={COLOURS[status]} />
      </TableCell>
      <TableCell {...column('secondFactor')}>{factorNames(factors, t) || t('staff.notSet')}</TableCell>
      <TableCell align="right">
        <MemberMenu member={member} />
      </TableCell>
    </TableRow>
  );
}

const COLOURS = { active: 'success', invited: 'warning', deactivated: 'default' } as const;
