import { Box } from '@mui/material';
import { AutocompleteInput, TextInput, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';
import { ContentCreate } from '#admin/ui/content/content-create.tsx';
import { ContentEditor } from '#admin/ui/content/content-editor.tsx';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { FindLink } from '#admin/ui/content/find-link.tsx';
import { TranslatedInput } from '#admin/ui/record-form/translated-input.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import type { BannerContent } from '#domain/banner/banner.events.ts';
import { BannerPicture } from './banner-picture.tsx';

const LABELS = {
  category: 'content.banner.category',
  title: 'content.title',
  text: 'content.text',
  linkText: 'content.banner.linkText',
  link: 'content.linkTo',
  picture: 'content.banner.picture',
  altText: 'content.altText',
  from: 'content.banner.from',
  until: 'content.banner.until',
  sort: 'content.banner.sort',
} as const;
const both = { en: '', fr: '' };
const EMPTY: BannerContent = {
  category: '',
  title: both,
  text: both,
  linkText: both,
  link: '',
  picture: '',
  altText: both,
  from: '',
  until: '',
  sort: 0,
};

export const BannerList = () => <ContentList kind="banner" canCreate />;

const row = { display: 'grid', columnGap: 2, gridTemplateColumns: { sm: '1fr 1fr', lg: '2fr 1fr 1fr 1fr' } } as const;

const Fields = () => (
  <>
    <TranslatedInput source="title" label="content.title" />
    <TranslatedInput source="text" label="content.text" multiline />
    <TranslatedInput source="linkText" label="content.banner.linkText" />
    <LinkInput />
    <BannerPicture />
    <TranslatedInput source="altText" label="content.altText" />
    <Box sx={row}>
      <CategoryInput />
      <TextInput source="from" type="date" label="content.banner.from" slotProps={{ inputLabel: { shrink: true } }} />
      <TextInput source="until" type="date" label="content.banner.until" slotProps={{ inputLabel: { shrink: true } }} />
      <WholeInput source="sort" label="content.banner.sort" />
    </Box>
  </>
);

/** A path or an address; what of the shop it leads to is found by its name. */
function LinkInput() {
  const { setValue } = useFormContext();
  return (
    <Box sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { md: '1fr 1fr' } }}>
      <TextInput source="link" label="content.linkTo" fullWidth />
      <FindLink onChoose={(address) => setValue('link', address, { shouldDirty: true })} />
    </Box>
  );
}

function CategoryInput() {
  return (
    <AutocompleteInput
      source="category"
      label="content.banner.category"
      helperText="content.banner.categoryHelp"
      choices={useCategoryChoices()}
      emptyValue=""
      parse={(id: string | null) => id ?? ''}
    />
  );
}

export function BannerCreate() {
  const t = useTranslate();
  return (
    <ContentCreate<BannerContent>
      kind="banner"
      empty={EMPTY}
      labels={LABELS}
      idLabel={t('content.id')}
      idHelp={t('content.blockIdHelp')}
    >
      <Fields />
    </ContentCreate>
  );
}

export const BannerShow = () => (
  <ContentEditor<BannerContent> kind="banner" labels={LABELS}>
    <Fields />
  </ContentEditor>
);
