import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import type { RoleRow } from '#contracts/staff/role.ts';
import { asLanguage, numberFormat } from '#admin/lib/format.ts';
import { shortPercent } from '#admin/lib/number-input.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { ActionsHead } from '#admin/ui/actions-head.tsx';
import { Panel, stacksOnPhone } from '#admin/ui/panel.tsx';
import { RoleDialog } from './role-dialog.tsx';

/** Roles with what those who have them may do; the administrator's is told and cannot be changed. */
export function RolesPanel({ roles }: { readonly roles: readonly RoleRow[] }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayChange = useMay('staff');
  const [edited, setEdited] = useState<RoleRow | 'new'>();
  const column = (key: string) => ({ 'data-label': t(`staff.role.${key}`) });
  const amountLimit = (limit: number | undefined) =>
    limit === undefined
      ? t('staff.role.noLimit')
      : numberFormat(locale, { minimumFractionDigits: 2 }).format(limit / 100);
  return (
    <Panel title={t('staff.roles')}>
      <Table size="small" sx={stacksOnPhone}>
        <TableHead>
          <TableRow>
            {(['name', 'rights', 'discount', 'refund', 'writeOff', 'members'] as const).map((key) => (
              <TableCell key={key} align={key === 'name' || key === 'rights' ? 'left' : 'right'}>
                {t(`staff.role.${key}`)}
              </TableCell>
            ))}
            <ActionsHead />
          </TableRow>
        </TableHead>
        <TableBody>
          {roles.map((role) => {
            const { discountPercent, refundAmount, writeOffAmount } = role.limits;
            const isAll = role.isFixed;
            return (
              <TableRow key={role.role}>
                <TableCell component="th" scope="row">
                  {role.name[asLanguage(locale)]}
                </TableCell>
                <TableCell {...column('rights')}>
                  {isAll
                    ? t('staff.role.allRights')
                    : role.rights.map((right) => t(`staff.right.${right}.name`)).join(', ') ||
                      t('staff.role.readsOnly')}
                </TableCell>
                <TableCell align="right" {...column('discount')}>
                  {role.rights.includes('quote') &&
                    (discountPercent === undefined ? t('staff.role.noLimit') : shortPercent(discountPercent, locale))}
                </TableCell>
                <TableCell align="right" {...column('refund')}>
                  {role.rights.includes('refund') && amountLimit(refundAmount)}
                </TableCell>
                <TableCell align="right" {...column('writeOff')}>
                  {role.rights.includes('credit') && amountLimit(writeOffAmount)}
                </TableCell>
                <TableCell align="right" {...column('members')}>
                  {role.members}
                </TableCell>
                <TableCell align="right">
                  {mayChange && !role.isFixed && (
                    <Button size="small" onClick={() => setEdited(role)}>
                      {t('staff.role.edit')}
                    </Button>
                  )}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {t('staff.role.help')}
      </Typography>
      {mayChange && (
        <Button variant="outlined" onClick={() => setEdited('new')} sx={{ mt: 2 }}>
          {t('staff.role.compose')}
        </Button>
      )}
      {edited && <RoleDialog role={edited} onClose={() => setEdited(undefined)} />}
    </Panel>
  );
}
