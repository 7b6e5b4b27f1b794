import { DataTable, useTranslate, type RaRecord } from 'react-admin';
import { ContentList } from '#admin/ui/content/content-list.tsx';
import { letterDefinition, type LetterId } from '#contracts/letter/letter-definitions.ts';
import type { ContentRow } from '#contracts/shared/versioned-content.ts';

const Column = DataTable.Col<ContentRow & RaRecord<string>>;

/** Every letter that the shop sends: when, to whom, and in whose words. */
export function LetterList() {
  const t = useTranslate();
  const whenOf = ({ id }: ContentRow) => t(`letter.of.${id}.when`);
  const toOf = ({ id }: ContentRow) => t(`letter.recipient.${letterDefinition(id as LetterId).to}`);
  return (
    <ContentList
      kind="letter"
      nameOf={({ id }) => t(`letter.of.${id}.name`)}
      exported={[
        { source: 'when', label: 'letter.when', value: whenOf },
        { source: 'to', label: 'letter.to', value: toOf },
      ]}
    >
      <Column source="when" label="letter.when" disableSort render={whenOf} />
      <Column source="to" label="letter.to" disableSort render={toOf} />
    </ContentList>
  );
}
