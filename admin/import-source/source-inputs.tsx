import { Box, MenuItem, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  AutocompleteArrayInput,
  BooleanInput,
  required,
  SelectInput,
  TextInput,
  useInput,
  useLocaleState,
  usePermissions,
  useTranslate,
} from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { client } from '#admin/lib/client.ts';
import { Panel } from '#admin/ui/panel.tsx';
import { WholeInput } from '#admin/ui/whole-input.tsx';
import { mayImport } from '#contracts/import/kinds/import-kind.ts';
import { importKindsByName } from '#contracts/import/kinds/import-kinds.ts';
import type { SourceFields } from '#contracts/import-source/import-source.ts';
import { importKinds } from '#domain/import/import.events.ts';
import { sourceLogins, sourcePlaces, sourceRhythms } from '#domain/import-source/import-source.events.ts';
import type { Right } from '#domain/shared/rights.ts';
import { weekdayName } from './source-words.ts';

const choices = (names: readonly string[], texts: string) => names.map((id) => ({ id, name: `${texts}.${id}` }));
const beside = { display: 'flex', flexWrap: 'wrap', columnGap: 2, '& > *': { flex: '1 1 200px' } } as const;

/** `isNew`: the first field takes the focus. */
export function SourceInputs({ isNew = false }: { readonly isNew?: boolean }) {
  return (
    <>
      <WhatInputs isNew={isNew} />
      <WhereInputs />
      <WhenInputs />
      <ReportInputs />
    </>
  );
}

function WhatInputs({ isNew }: { readonly isNew: boolean }) {
  const t = useTranslate();
  const { permissions: rights = [] } = usePermissions<readonly Right[]>();
  const kinds = importKinds.filter((kind) => mayImport(importKindsByName[kind], (right) => rights.includes(right)));
  return (
    <Panel title={t('importSource.what')}>
      <TextInput source="name" label="importSource.name" validate={required()} autoFocus={isNew} />
      <Box sx={beside}>
        <SelectInput
          source="kind"
          label="importSource.kind"
          validate={required()}
          choices={choices(kinds, 'import.kind')}
          helperText="importSource.kindHelp"
        />
        <SelectInput
          source="then"
          label="importSource.then"
          validate={required()}
          choices={choices(['ask', 'apply'], 'importSource.thenOf')}
        />
      </Box>
    </Panel>
  );
}

function WhereInputs() {
  const t = useTranslate();
  const { setValue } = useFormContext<SourceFields>();
  const [place, login] = useWatch<SourceFields, ['place', 'login']>({ name: ['place', 'login'] });
  const logins = place === 'sftp' ? sourceLogins.slice(1) : sourceLogins.slice(0, 2);
  return (
    <Panel title={t('importSource.where')}>
      <SelectInput
        source="place"
        label="importSource.placeName"
        validate={required()}
        choices={choices(sourcePlaces, 'importSource.place')}
        onChange={(event: { readonly target?: { readonly value: string } }) =>
          setValue('login', event.target?.value === 'sftp' ? 'password' : 'none', { shouldDirty: true })
        }
      />
      {place === 'sftp' && (
        <Box sx={beside}>
          <TextInput source="host" label="importSource.host" validate={required()} />
          <WholeInput source="port" label="importSource.port" validate={required()} />
        </Box>
      )}
      <TextInput
        source="path"
        label={`importSource.path.${place}`}
        helperText={`importSource.pathHelp.${place}`}
        validate={required()}
      />
      {place !== 'folder' && (
        <Box sx={beside}>
          <SelectInput
            source="login"
            label="importSource.login"
            validate={required()}
            choices={choices(logins, 'importSource.loginOf')}
          />
          {login !== 'none' && <TextInput source="user" label="importSource.user" validate={required()} />}
        </Box>
      )}
    </Panel>
  );
}

function WhenInputs() {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const every = useWatch<SourceFields, 'every'>({ name: 'every' });
  return (
    <Panel title={t('importSource.rhythm')}>
      <Box sx={beside}>
        <SelectInput
          source="every"
          label="importSource.every"
          validate={required()}
          choices={choices(sourceRhythms, 'importSource.everyOf')}
        />
        {every === 'week' && (
          <SelectInput
            source="weekday"
            label="importSource.weekday"
            validate={required()}
            translateChoice={false}
            choices={[1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, name: weekdayName(id, locale) }))}
          />
        )}
        {every === 'hour' ? (
          <MinuteInput />
        ) : (
          <TextInput source="at" label="importSource.at" type="time" validate={required()} />
        )}
      </Box>
      <BooleanInput source="isActive" label="importSource.isActive" />
    </Panel>
  );
}

const QUARTERS = ['00', '15', '30', '45'];

function MinuteInput() {
  const t = useTranslate();
  const { field } = useInput({ source: 'at' });
  const at = String(field.value ?? '00:00');
  const minute = at.slice(3);
  const minutes = QUARTERS.includes(minute) ? QUARTERS : [...QUARTERS, minute].sort();
  return (
    <TextField
      select
      label={t('importSource.minute')}
      value={minute}
      onChange={({ target }) => field.onChange(`${at.slice(0, 2)}:${target.value}`)}
    >
      {minutes.map((one) => (
        <MenuItem key={one} value={one}>
          {t('importSource.minuteOf', { minute: one })}
        </MenuItem>
      ))}
    </TextField>
  );
}

function ReportInputs() {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['import-source', 'readers'],
    queryFn: () => client.get('admin/importsource/readers', {}),
  });
  return (
    <Panel title={t('importSource.report')}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {t('importSource.reportHelp')}
      </Typography>
      <Box sx={beside}>
        <AutocompleteArrayInput
          source="reportTo"
          label="importSource.reportTo"
          choices={data?.readers.map(({ staffId, name }) => ({ id: staffId, name })) ?? []}
          translateChoice={false}
        />
        <SelectInput
          source="language"
          label="importSource.language"
          validate={required()}
          choices={choices(['en', 'fr'], 'importSource.languageOf')}
        />
      </Box>
    </Panel>
  );
}
