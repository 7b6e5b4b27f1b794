import { Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  AutocompleteArrayInput,
  SelectInput,
  TextInput,
  Title,
  useInput,
  useLocaleState,
  useTranslate,
  required,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { client } from '#admin/lib/client.ts';
import { useAsOf } from '#admin/lib/use-as-of.ts';
import { useMay } from '#admin/lib/use-rights.ts';
import { Panel, stickyBar } from '#admin/ui/panel.tsx';
import { RecordForm } from '#admin/ui/record-form/record-form.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { TimelineLink } from '#admin/ui/timeline-link.tsx';
import { UploadedPicture } from '#admin/ui/uploaded-picture.tsx';
import type { Output } from '#contracts/api.ts';
import { categoryTreeKey } from './category-tree-key.ts';

type Detail = Output<'admin/category/detail'>;

const labels: Readonly<Record<keyof Detail['data'], string>> = {
  name: 'category.name',
  description: 'category.description',
  type: 'category.type',
  linkBasedUrl: 'category.linkBasedUrl',
  picture: 'category.picture',
  pictogram: 'category.pictogram',
  tableColumns: 'category.tableColumns',
};

export function CategoryPage() {
  const { id: categoryId = '' } = useParams();
  const { asOf } = useAsOf();
  const { data, error } = useQuery({
    queryKey: ['category', 'detail', categoryId, asOf],
    queryFn: () => client.get('admin/category/detail', { categoryId, ...(asOf === undefined ? {} : { asOf }) }),
    staleTime: 0,
    retry: false,
  });
  if (error)
    return (
      <Typography role="alert" color="error" sx={{ py: 2 }}>
        {error.message}
      </Typography>
    );
  return data ? <CategoryForm key={categoryId} category={data} /> : null;
}

function CategoryForm({ category }: { readonly category: Detail }) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const language = locale === 'fr' ? 'fr' : 'en';
  const mayEdit = useMay('catalogue');
  const queryClient = useQueryClient();
  const { categoryId, data, seoFriendlyName, hidden, pictureUrl, pictogramUrl } = category;
  const { data: attributes } = useQuery({
    queryKey: ['attribute', 'list'],
    queryFn: () => client.get('admin/attribute/list', {}),
  });
  const columns = (attributes?.attributes ?? []).map(({ attribute, name }) => ({
    id: attribute,
    name: name[language],
  }));
  return (
    <>
      <Title title={<span>{data.name[language]}</span>} />
      <Stack direction="row" sx={stickyBar}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {data.name[language]}
        </Typography>
        {!hidden && data.type === 0 && (
          <Button size="small" href={`/category/${categoryId}/${seoFriendlyName}`} target="_blank" rel="noopener">
            {t('category.inShop')}
          </Button>
        )}
        <TimelineLink subject={`stream:category-${categoryId}`} />
      </Stack>
      <Stack sx={{ py: 2, maxWidth: 980 }}>
        <Panel title={t('resources.category.name', { smart_count: 1 })}>
          <RecordForm<Detail['data']>
            record={data}
            labels={labels}
            mayEdit={mayEdit}
            save={async ({ seen, changed }) => {
              await client.post('admin/category/change', { categoryId, seen, changed });
              await queryClient.invalidateQueries({ queryKey: ['category', 'detail', categoryId] });
              await queryClient.invalidateQueries({ queryKey: categoryTreeKey });
            }}
          >
            <TranslatedInput source="name" label="category.name" validate={required()} helperText={false} />
            <TranslatedInput
              source="description"
              label="category.description"
              multiline
              minRows={3}
              helperText={false}
            />
            <SelectInput
              source="type"
              label="category.type"
              choices={[0, 1].map((id) => ({ id, name: `category.kind.${id}` }))}
              helperText={false}
            />
            <LinkInput />
            <AutocompleteArrayInput
              source="tableColumns"
              label="category.tableColumns"
              choices={columns}
              translateChoice={false}
              helperText={false}
            />
            <PictureInput source="picture" label="category.picture" url={pictureUrl} disabled={!mayEdit} />
            <PictureInput source="pictogram" label="category.pictogram" url={pictogramUrl} disabled={!mayEdit} />
          </RecordForm>
        </Panel>
      </Stack>
    </>
  );
}

/** Of use only to a category that leads elsewhere. */
function LinkInput() {
  const type = useWatch({ name: 'type' }) as number;
  return type === 1 ? (
    <TextInput source="linkBasedUrl" label="category.linkBasedUrl" helperText="category.linkHelp" fullWidth />
  ) : null;
}

interface PictureProps {
  readonly source: 'picture' | 'pictogram';
  readonly label: string;
  /** Address of the one that is kept. */
  readonly url: string;
  readonly disabled: boolean;
}

function PictureInput({ source, label, url, disabled }: PictureProps) {
  const t = useTranslate();
  const {
    field,
    fieldState: { error },
  } = useInput({ source });
  const [sent, setSent] = useState<{ readonly picture: string; readonly url: string }>();
  // Whoever takes a change back sees what was there before.
  const shown = sent && sent.picture === field.value ? sent.url : field.value ? url : '';
  return (
    <UploadedPicture
      label={t(label)}
      texts={{ drop: t('category.drop'), remove: t('category.removePicture') }}
      url={shown}
      disabled={disabled}
      error={error?.message}
      onChange={(picture, address) => {
        setSent({ picture, url: address });
        field.onChange(picture);
      }}
    />
  );
}
