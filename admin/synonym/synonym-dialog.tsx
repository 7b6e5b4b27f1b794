import { Box, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
import { changesBetween } from '#admin/ui/record-form/form-values.ts';
import { RemoveButton } from '#admin/ui/remove-button.tsx';
import type { SynonymData } from '#domain/synonym/synonym.events.ts';

type Fields = Pick<SynonymData, 'language' | 'direction'> & { readonly words: readonly string[] };

export interface SynonymDraft extends Fields {
  /** Id of those that are edited; absent for new ones. */
  readonly synonymId?: string;
}

interface Props {
  readonly draft: SynonymDraft;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const LANGUAGES = ['both', 'en', 'fr'] as const;
const DIRECTIONS = ['both-ways', 'one-way'] as const;

/** One word or phrase a line: they hold commas. */
const wordsOf = (text: FormDataEntryValue | null): string[] =>
  String(text ?? '')
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean);

export function SynonymDialog({ draft, onClose, onDone }: Props) {
  const t = useTranslate();
  const [language, setLanguage] = useState(draft.language);
  const [direction, setDirection] = useState(draft.direction);
  const { synonymId } = draft;
  return (
    <CommandDialog
      title={t(synonymId ? 'synonym.edit' : 'synonym.new')}
      submit={t('ra.action.save')}
      done="synonym.saved"
      onClose={onClose}
      field={{
        label: (name) => (name === 'words' ? 'synonym.words' : `synonym.${name}.name`),
        typed: (value) => (Array.isArray(value) ? value.join('\n') : String(value)),
        shown: (name, value) => (name === 'words' ? wordsOf(value).join(', ') : t(`synonym.${name}.${value}`)),
      }}
      onSubmit={async (form, present) => {
        const wanted = {
          words: wordsOf(form.get('words')),
          language: form.get('language') as typeof language,
          direction: form.get('direction') as typeof direction,
        };
        if (!synonymId) await client.post('admin/synonym/add', wanted);
        else {
          const seen = { words: [...draft.words], language: draft.language, direction: draft.direction, ...present };
          await client.post('admin/synonym/change', { synonymId, seen, changed: changesBetween(seen, wanted) });
        }
        onDone();
      }}
    >
      <TextField
        name="words"
        label={t('synonym.words')}
        defaultValue={draft.words.join('\n')}
        helperText={t(direction === 'one-way' ? 'synonym.wordsHelpOneWay' : 'synonym.wordsHelp')}
        multiline
        minRows={4}
        required
        autoFocus
      />
      <TextField
        select
        name="language"
        label={t('synonym.language.name')}
        value={language}
        onChange={({ target }) => setLanguage(target.value as typeof language)}
      >
        {LANGUAGES.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`synonym.language.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        name="direction"
        label={t('synonym.direction.name')}
        value={direction}
        onChange={({ target }) => setDirection(target.value as typeof direction)}
      >
        {DIRECTIONS.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`synonym.direction.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      {synonymId && (
        <Box>
          <RemoveButton
            label={t('synonym.remove')}
            sure={t('form.removeSure', { name: draft.words.join(', ') })}
            remove={async () => {
              await client.post('admin/synonym/remove', { synonymId });
              onClose();
            }}
          />
        </Box>
      )}
    </CommandDialog>
  );
}
