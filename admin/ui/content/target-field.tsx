import { Autocomplete, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { client } from '#admin/lib/client.ts';
import { useCategoryChoices } from '#admin/ui/catalogue-choices.ts';

interface Choice {
  readonly id: string;
  readonly name: string;
  /** Why a link there would lead to nothing; already translated. */
  readonly problem?: string;
}

interface TargetFieldProps {
  readonly label: string;
  /** Empty while nothing is chosen. */
  readonly value: string;
  readonly disabled: boolean;
  readonly onChange: (id: string) => void;
}

interface ChoiceFieldProps extends TargetFieldProps {
  /** Undefined until they are known. */
  readonly choices: readonly Choice[] | undefined;
}

/** Picks one thing of the shop by its name; one that is gone, or that nobody can see, is told. */
function ChoiceField({ label, value, disabled, onChange, choices }: ChoiceFieldProps) {
  const t = useTranslate();
  const chosen = choices?.find(({ id }) => id === value);
  const isGone = value !== '' && choices !== undefined && !chosen;
  const problem = isGone ? t('content.target.gone', { id: value }) : chosen?.problem;
  return (
    <Autocomplete<Choice>
      size="small"
      options={choices ?? []}
      value={chosen ?? (value ? { id: value, name: value } : null)}
      disabled={disabled}
      getOptionKey={({ id }) => id}
      getOptionLabel={({ name }) => name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      noOptionsText={t('content.link.none')}
      onChange={(_event, one) => onChange(one?.id ?? '')}
      renderInput={(params) => <TextField {...params} label={label} required error={isGone} helperText={problem} />}
      sx={{ flex: 1, minWidth: 200 }}
    />
  );
}

/** The first thousand pages, by title. */
export function PageField(props: TargetFieldProps) {
  const t = useTranslate();
  const { data } = useQuery({
    queryKey: ['page', 'names'],
    queryFn: () => client.get('admin/page/list', { pageSize: 1_000, sort: 'id', direction: 'ASC' }),
  });
  const choices = data?.rows.map(({ id, name, version }) => ({
    id,
    name,
    ...(version === 0 ? { problem: t('content.target.draft') } : {}),
  }));
  return <ChoiceField {...props} choices={choices} />;
}

export function CategoryField(props: TargetFieldProps) {
  const choices = useCategoryChoices();
  return <ChoiceField {...props} choices={choices.length ? choices : undefined} />;
}
