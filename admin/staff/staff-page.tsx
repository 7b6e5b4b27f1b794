import { Alert, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Title, useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { MembersPanel } from './members-panel.tsx';
import { RolesPanel } from './roles-panel.tsx';

/** Who works in the back office, and what the roles are that they have. */
export function StaffPage() {
  const t = useTranslate();
  const members = useQuery({ queryKey: ['staff', 'members'], queryFn: () => client.get('admin/staff/list', {}) });
  const roles = useQuery({ queryKey: ['staff', 'roles'], queryFn: () => client.get('admin/role/list', {}) });
  const error = members.error ?? roles.error;
  return (
    <Stack sx={{ gap: 2, py: 2, minWidth: 0 }}>
      <Title title={t('resources.staff.name')} />
      {error && <Alert severity="error">{messageOf(error, t)}</Alert>}
      {members.data && roles.data && (
        <>
          <MembersPanel members={members.data.members} roles={roles.data.roles} />
          <RolesPanel roles={roles.data.roles} />
        </>
      )}
    </Stack>
  );
}
