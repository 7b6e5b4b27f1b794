import { Button, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useCommand } from '#admin/lib/use-command.ts';
import { client } from '#admin/lib/client.ts';
import { CommandDialog } from '#admin/ui/command-dialog.tsx';
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
  const { send } = useCommand(['synonym']);
  const [language, setLanguage] = useState(draft.language);
  const [direction, setDirection] = useState(draft.direction);
  const { synonymId } = draft;
  const remove = async (id: string) => {
    if (!(await send('admin/synonym/remove', { synonymId: id }, 'synonym.removed'))) return;
    onDone();
    onClose();
  };
  return (
    <CommandDialog
      title={t(synonymId ? 'synonym.edit' : 'synonym.new')}
      submit={t('ra.action.save')}
      done="synonym.saved"
      onClose={onClose}
      onSubmit={async (form) => {
        const wanted = { words: wordsOf(form.get('words')), language, direction };
        if (!synonymId) await client.post('admin/synonym/add', wanted);
        else {
          const seen = { words: [...draft.words], language: draft.language, direction: draft.direction };
          await client.post('admin/synonym/change', { synonymId, seen, changed: wanted });
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
        <Button color="error" sx={{ alignSelf: 'start' }} onClick={() => void remove(synonymId)}>
          {t('synonym.remove')}
        </Button>
      )}
    </CommandDialog>
  );
}
