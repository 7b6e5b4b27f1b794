import { Stack } from '@mui/material';
import { TextInput, Title, useTranslate, required } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import type { Request } from '#contracts/api.ts';
import { OptionsInput } from './options-input.tsx';

type NewFamilyFields = Request<'admin/family/add'>;

const BLANK: NewFamilyFields = { family: '', data: { name: { en: '', fr: '' }, options: [] } };

export function NewFamily() {
  const t = useTranslate();
  const navigate = useNavigate();
  return (
    <Stack sx={{ py: 2, maxWidth: 980 }}>
      <Title title={t('family.add')} />
      <Panel title={t('family.add')}>
        <RecordForm<NewFamilyFields>
          record={BLANK}
          isNew
          labels={{ family: 'family.key', data: 'family.name' }}
          save={async ({ changed }) => {
            const added = changed as NewFamilyFields;
            await client.post('admin/family/add', added);
            // After the form has heard that all is saved: it would ask before it is left.
            setTimeout(() => void navigate(`/family/${added.family}/show`));
          }}
        >
          <TextInput source="family" label="family.key" helperText="family.keyHelp" validate={required()} autoFocus />
          <TranslatedInput source="data.name" label="family.name" validate={required()} />
          <OptionsInput source="data.options" variants={[]} swatchUrls={{}} />
        </RecordForm>
      </Panel>
    </Stack>
  );
}
