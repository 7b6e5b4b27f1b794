import { Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Title, useLocaleState, useTranslate, required } from 'react-admin';
import { useNavigate, useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { messageOf } from '#admin/lib/message-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stickyBar } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { familyKey, type FamilyDetail, type FamilyFields } from './family.reader.ts';
import { OptionsInput } from './options-input.tsx';
import { VariantsPanel } from './variants-panel.tsx';

const labels: Readonly<Record<keyof FamilyFields, string>> = { name: 'family.name', options: 'family.options' };

/** What the products of a family differ in, and which there are. */
export function FamilyPage() {
  const t = useTranslate();
  const { id: family = '' } = useParams();
  const { data, error } = useQuery({
    queryKey: familyKey(family),
    queryFn: () => client.get('admin/family/detail', { family }),
    staleTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {messageOf(error, t)}
      </Typography>
    );
  return data ? <Family key={family} detail={data} /> : null;
}

function Family({ detail }: { readonly detail: FamilyDetail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('catalogue');
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { family, data, variants, swatchUrls } = detail;
  const name = data.name[locale === 'fr' ? 'fr' : 'en'];
  return (
    <>
      <Title title={<span>{name}</span>} />
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {name} <code>{family}</code>
        </Typography>
        {mayEdit && variants.length === 0 && (
          <RemoveButton
            size="small"
            label={t('ra.action.delete')}
            sure={t('form.removeSure', { name })}
            remove={async () => {
              await client.post('admin/family/remove', { family });
              void navigate('/family');
            }}
          />
        )}
        <TimelineLink subject={`stream:family-${family}`} />
      </Stack>
      <Stack sx={{ py: 2, gap: 2, maxWidth: 1180, contain: 'inline-size' }}>
        <VariantsPanel detail={detail} />
        <Panel title={t('family.options')}>
          <RecordForm<FamilyFields>
            record={data}
            labels={labels}
            mayEdit={mayEdit}
            save={async (change) => {
              await client.post('admin/family/change', { family, ...change });
              await queryClient.invalidateQueries({ queryKey: ['family'] });
            }}
          >
            <TranslatedInput source="name" label="family.name" validate={required()} />
            <OptionsInput source="options" variants={variants} swatchUrls={swatchUrls} />
          </RecordForm>
        </Panel>
      </Stack>
    </>
  );
}
