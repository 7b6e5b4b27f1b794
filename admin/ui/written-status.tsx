// What shoppers write (a review, a question, an enquiry) waits until somebody of the shop has dealt with it.
import { Chip } from '@mui/material';
import { SelectInput, useTranslate } from 'react-admin';

const COLOURS = {
  waiting: 'warning',
  answered: 'success',
  published: 'success',
  declined: 'default',
  closed: 'default',
} as const;

interface Props {
  /** The feature, whose texts name the status: `<of>.status.<status>`. */
  readonly of: string;
  readonly status: keyof typeof COLOURS;
}

export function WrittenStatus({ of, status }: Props) {
  const t = useTranslate();
  return <Chip size="small" variant="outlined" color={COLOURS[status]} label={t(`${of}.status.${status}`)} />;
}

/** A filter of a `ResourceList`. */
export const statusFilter = (of: string, statuses: readonly string[]) => (
  <SelectInput
    key="status"
    source="status"
    label={`${of}.status.name`}
    alwaysOn
    choices={statuses.map((id) => ({ id, name: `${of}.status.${id}` }))}
  />
);
