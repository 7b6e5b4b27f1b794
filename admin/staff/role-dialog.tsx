import { Button, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { CheckboxGroupInput, useLocaleState, useTranslate, required } from 'react-admin';
import type { RoleRow } from '#contracts/staff/role.ts';
import { rights, type Limits, type RoleData } from '#domain/shared/rights.ts';
import { client } from '#admin/lib/client.ts';
import { asLanguage } from '#admin/lib/format.ts';
import { DecimalInput } from '#admin/ui/decimal-input.tsx';
import { CodeInput } from '#admin/ui/record-form/code-input.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { useStaffCommand } from './use-staff-command.ts';

interface Edited extends RoleData {
  /** Of a new role only. */
  readonly role?: string;
}

const BLANK: Edited = { role: '', name: { en: '', fr: '' }, rights: [], limits: {} };
const labels = {
  role: 'staff.role.id',
  name: 'staff.role.name',
  rights: 'staff.role.rights',
  limits: 'staff.role.limits',
} as const;

/** A limit that was emptied is none. */
const limitsOf = (limits: Limits): Limits =>
  Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== null));

/** Composes a role, or changes what one may. */
export function RoleDialog({ role, onClose }: { readonly role: RoleRow | 'new'; readonly onClose: () => void }) {
  const t = useTranslate();
  const { refresh } = useStaffCommand();
  const language = asLanguage(useLocaleState()[0]);
  const isNew = role === 'new';
  const record: Edited = isNew ? BLANK : { name: role.name, rights: role.rights, limits: role.limits as Limits };

  const save = async ({ seen, changed }: { readonly seen: Partial<Edited>; readonly changed: Partial<Edited> }) => {
    const limits = changed.limits && { limits: limitsOf(changed.limits) };
    if (isNew) {
      const { role: id = '', ...data } = { ...BLANK, ...changed, ...limits };
      await client.post('admin/role/add', { role: id, data: { ...data, rights: [...data.rights] } });
    } else {
      const sent = (fields: Partial<Edited>) => fields as Partial<Pick<RoleRow, 'name' | 'rights' | 'limits'>>;
      await client.post('admin/role/change', {
        role: role.role,
        seen: sent(seen),
        changed: sent({ ...changed, ...limits }),
      });
    }
    await refresh();
  };

  const mayRemove = !isNew && (role.isPreset || role.members === 0);
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby="role-title">
      <DialogTitle id="role-title">{t(isNew ? 'staff.role.compose' : 'staff.role.editTitle')}</DialogTitle>
      <DialogContent>
        <RecordForm<Edited>
          record={record}
          isNew={isNew}
          labels={labels}
          save={save}
          onSaved={onClose}
          actions={
            <>
              {mayRemove && (
                <RemoveButton
                  label={t(role.isPreset ? 'staff.role.reset' : 'staff.role.remove')}
                  sure={t(role.isPreset ? 'staff.role.resetSure' : 'form.removeSure', { name: role.name[language] })}
                  done={role.isPreset ? 'form.saved' : 'form.removed'}
                  remove={async () => {
                    await client.post('admin/role/remove', { role: role.role });
                    onClose();
                    await refresh();
                  }}
                />
              )}
              <Button onClick={onClose}>{t('ra.action.close')}</Button>
            </>
          }
        >
          <TranslatedInput source="name" label={labels.name} validate={required()} autoFocus />
          {isNew && <CodeInput source="role" maxLength={40} label={labels.role} help="staff.role.idHint" />}
          <CheckboxGroupInput
            source="rights"
            label={labels.rights}
            row={false}
            helperText={false}
            choices={rights.map((id) => ({ id, name: `staff.right.${id}.help` }))}
          />
          <Typography variant="subtitle2">{t(labels.limits)}</Typography>
          <DecimalInput
            source="limits.discountPercent"
            label="staff.role.discount"
            help="staff.role.discountHint"
            scale={1}
            decimals={3}
            mayBeEmpty
          />
          <DecimalInput
            source="limits.refundAmount"
            label="staff.role.refund"
            help="staff.role.refundHint"
            scale={100}
            decimals={2}
            isMoney
            mayBeEmpty
          />
          <DecimalInput
            source="limits.writeOffAmount"
            label="staff.role.writeOff"
            help="staff.role.writeOffHint"
            scale={100}
            decimals={2}
            isMoney
            mayBeEmpty
          />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
