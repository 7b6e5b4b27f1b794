import { Box, Stack, Table, TableBody, TableCell, TableHead, TableRow, TextField, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  BooleanInput,
  SelectInput,
  TextInput,
  Title,
  useInput,
  useLocaleState,
  useTranslate,
  required,
} from 'react-admin';
import { useParams, useNavigate } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stickyBar } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import type { Output, Request } from '#contracts/api.ts';

type Detail = Output<'admin/attribute/detail'>;
type Data = Detail['data'];
type NewAttributeFields = Request<'admin/attribute/add'>;

const labels: Readonly<Record<keyof Data, string>> = {
  name: 'attribute.name',
  unit: 'attribute.unit',
  unitFr: 'attribute.unitFr',
  kind: 'attribute.kind',
  facet: 'attribute.facet',
  sort: 'attribute.sort',
  valuesFr: 'attribute.valuesFr',
};
const KINDS = ['number', 'text'].map((id) => ({ id, name: `attribute.of.${id}` }));

export function AttributePage() {
  const { id: attribute = '' } = useParams();
  const { asOf } = useAsOf();
  const { data, error } = useQuery({
    queryKey: ['attribute', 'detail', attribute, asOf],
    queryFn: () => client.get('admin/attribute/detail', { attribute, ...(asOf === undefined ? {} : { asOf }) }),
    staleTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {error.message}
      </Typography>
    );
  return data ? <AttributeForm key={attribute} detail={data} /> : null;
}

function AttributeForm({ detail }: { readonly detail: Detail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const mayEdit = useMay('catalogue');
  const queryClient = useQueryClient();
  const { attribute, data, products } = detail;
  return (
    <>
      <Title title={<span>{data.name[locale === 'fr' ? 'fr' : 'en']}</span>} />
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {data.name[locale === 'fr' ? 'fr' : 'en']} <code>{attribute}</code>
        </Typography>
        <TimelineLink subject={`stream:attribute-${attribute}`} />
      </Stack>
      <Stack sx={{ py: 2, maxWidth: 980 }}>
        <Panel title={t('resources.attribute.name', { smart_count: 1 })}>
          <RecordForm<Data>
            record={data}
            labels={labels}
            mayEdit={mayEdit}
            save={async ({ seen, changed }) => {
              const { valuesFr } = changed;
              const sent = valuesFr ? { ...changed, valuesFr: withoutEmpty(valuesFr) } : changed;
              await client.post('admin/attribute/change', { attribute, seen, changed: sent });
              await queryClient.invalidateQueries({ queryKey: ['attribute'] });
            }}
          >
            <TranslatedInput source="name" label="attribute.name" validate={required()} helperText={false} />
            <AttributeFields prefix="" kindIsFixed={products > 0} />
            {products > 0 && (
              <Typography variant="body2" color="text.secondary">
                {t('attribute.used', { smart_count: products })}
              </Typography>
            )}
            {data.kind === 'text' && detail.values.length > 0 && <ValuesInput values={detail.values} />}
          </RecordForm>
        </Panel>
      </Stack>
    </>
  );
}

const withoutEmpty = (values: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(values).filter(([, french]) => french));

function AttributeFields({ prefix, kindIsFixed = false }: { readonly prefix: string; readonly kindIsFixed?: boolean }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(3, minmax(0, 1fr))' },
      }}
    >
      <SelectInput
        source={`${prefix}kind`}
        label="attribute.kind"
        choices={KINDS}
        readOnly={kindIsFixed}
        helperText={false}
      />
      <TextInput source={`${prefix}unit`} label="attribute.unit" helperText={false} />
      <TextInput source={`${prefix}unitFr`} label="attribute.unitFr" helperText="attribute.unitFrHelp" />
      <WholeInput source={`${prefix}sort`} label="attribute.sort" />
      <BooleanInput source={`${prefix}facet`} label="attribute.facet" helperText={false} />
    </Box>
  );
}

/** The French words for values that products have now; the words for values that no product has any more are kept. */
function ValuesInput({ values }: { readonly values: Detail['values'] }) {
  const t = useTranslate();
  const { field } = useInput({ source: 'valuesFr' });
  const french = field.value as Readonly<Record<string, string>>;
  return (
    <Box>
      <Typography variant="body2" color="text.secondary">
        {t('attribute.valuesHelp')}
      </Typography>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('attribute.value')}</TableCell>
            <TableCell>{t('attribute.french')}</TableCell>
            <TableCell align="right">{t('attribute.products')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {values.map(({ value, products }) => (
            <TableRow key={value}>
              <TableCell>{value}</TableCell>
              <TableCell>
                <TextField
                  size="small"
                  variant="standard"
                  fullWidth
                  value={french[value] ?? ''}
                  disabled={field.disabled === true}
                  onChange={({ target }) => field.onChange({ ...french, [value]: target.value })}
                  slotProps={{
                    htmlInput: {
                      maxLength: 120,
                      lang: 'fr',
                      'aria-label': t('form.inLanguage', { label: value, language: t('form.language.fr') }),
                    },
                  }}
                />
              </TableCell>
              <TableCell align="right">{products}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

const BLANK: NewAttributeFields = {
  attribute: '',
  definition: { name: { en: '', fr: '' }, kind: 'text', unit: '', unitFr: '', facet: true, sort: 100 },
};

export function NewAttribute() {
  const t = useTranslate();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return (
    <Stack sx={{ py: 2, maxWidth: 980 }}>
      <Title title={t('attribute.add')} />
      <Panel title={t('attribute.add')}>
        <RecordForm<NewAttributeFields>
          record={BLANK}
          isNew
          labels={{ attribute: 'attribute.key', definition: 'attribute.name' }}
          save={async ({ changed }) => {
            const added = changed as NewAttributeFields;
            await client.post('admin/attribute/add', added);
            await queryClient.invalidateQueries({ queryKey: ['attribute'] });
            // After the form has heard that all is saved: it would ask before it is left.
            setTimeout(() => void navigate(`/attribute/${added.attribute}/show`));
          }}
        >
          <TextInput
            source="attribute"
            label="attribute.key"
            helperText="attribute.keyHelp"
            validate={required()}
            autoFocus
          />
          <TranslatedInput source="definition.name" label="attribute.name" validate={required()} helperText={false} />
          <AttributeFields prefix="definition." />
        </RecordForm>
      </Panel>
    </Stack>
  );
}
