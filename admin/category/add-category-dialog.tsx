import { TextField, Typography } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { codeOf } from '#domain/shared/code-of.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { categoryTreeKey } from './category-tree-key.ts';

interface Props {
  /** Empty: a top category. */
  readonly parent: string;
  readonly parentName: string;
  readonly onClose: () => void;
}

export function AddCategoryDialog({ parent, parentName, onClose }: Props) {
  const t = useTranslate();
  const queryClient = useQueryClient();
  const [name, setName] = useState('');
  const [id, setId] = useState<string>();
  return (
    <CommandDialog
      title={parent ? t('category.addBelow', { name: parentName }) : t('category.add')}
      submit={t('form.add')}
      done="form.saved"
      onClose={onClose}
      onSubmit={async (form) => {
        const category = { name: { en: name, fr: String(form.get('fr')) } };
        await client.post('admin/category/add', { categoryId: id ?? codeOf(name), parent, category });
        await queryClient.invalidateQueries({ queryKey: categoryTreeKey });
      }}
    >
      <TextField
        label={t('form.inLanguage', { label: t('category.name'), language: t('form.language.en') })}
        value={name}
        required
        autoFocus
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: 120, lang: 'en' } }}
      />
      <TextField
        name="fr"
        label={t('form.inLanguage', { label: t('category.name'), language: t('form.language.fr') })}
        slotProps={{ htmlInput: { maxLength: 120, lang: 'fr' } }}
      />
      <TextField
        label={t('category.id')}
        helperText={t('category.idHelp')}
        value={id ?? codeOf(name)}
        required
        onChange={({ target }) => setId(target.value)}
        slotProps={{ htmlInput: { maxLength: 64 } }}
      />
      {!parent && <Typography color="text.secondary">{t('category.top')}</Typography>}
    </CommandDialog>
  );
}
