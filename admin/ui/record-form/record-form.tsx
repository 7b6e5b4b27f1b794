// A form over one thing of master data. It sends the fields that were edited with what was seen in them, keeps what was
// typed whatever happens, and shows what somebody else has made of the same field meanwhile.
import { Box, Button, Stack, Typography } from '@mui/material';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { Form, useLocaleState, useNotify, useTranslate } from 'react-admin';
import { useFormContext, useFormState, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '#contracts/client.ts';
import { changedMeanwhile, messageOf } from '#admin/lib/message-of.ts';
import { requiredInOwnWords } from '#admin/lib/required-in-own-words.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { conflictRows, inputsOf, type ConflictRow } from './conflict-rows.ts';
import { changesBetween, emptyAsBefore, errorsByField, firstField, type Fields } from './form-values.ts';

export interface RecordFormProps<Data extends object> {
  /** The fields as they are; without a form's edits, a newer record is shown as soon as it comes. */
  readonly record: Data;
  /** Nothing is there yet: `save` gets every field in `changed`. */
  readonly isNew?: boolean;
  /** Keys of the fields' names, for the fields that two people may edit at once. */
  readonly labels: Readonly<Record<keyof Data & string, string>>;
  /** The command; whatever it throws is shown and nothing is lost. */
  readonly save: (change: { readonly seen: Partial<Data>; readonly changed: Partial<Data> }) => Promise<void>;
  readonly onSaved?: () => void;
  /** Without the right to change it the fields are shown and cannot be edited. */
  readonly mayEdit?: boolean;
  /** Buttons beside "Save". */
  readonly actions?: ReactNode;
  /** Inputs of react-admin. */
  readonly children: ReactNode;
}

interface Conflict<Data> {
  readonly present: Partial<Data>;
  readonly changed: Partial<Data>;
  readonly rows: readonly ConflictRow[];
}

export function RecordForm<Data extends object>({
  record,
  isNew = false,
  labels,
  save,
  onSaved,
  mayEdit = true,
  actions,
  children,
}: RecordFormProps<Data>) {
  const t = useTranslate();
  const [locale] = useLocaleState();
  const notify = useNotify();
  const [first] = useState(record);
  const [seen, setSeen] = useState(record);
  const [problem, setProblem] = useState('');
  const [conflict, setConflict] = useState<Conflict<Data>>();
  const form = useRef<UseFormReturn>(null);
  const inputs = useRef<HTMLDivElement>(null);

  /** Fields that nobody touched here show what is there now; the others keep what was typed. */
  const adopt = (present: Data, typed: Partial<Data> = {}) => {
    setSeen(present);
    form.current?.reset(present);
    for (const [name, value] of Object.entries(typed)) form.current?.setValue(name, value, { shouldDirty: true });
  };

  const send = async (values: Data, basis: Data) => {
    const changed = isNew ? values : changesBetween(basis, values);
    setProblem('');
    try {
      const names = Object.keys(changed) as (keyof Data)[];
      if (isNew || names.length)
        await save({ seen: Object.fromEntries(names.map((name) => [name, basis[name]])) as Partial<Data>, changed });
      // What was typed while it was being saved is the next change.
      const present = (form.current?.getValues() ?? values) as Fields;
      adopt({ ...basis, ...changed }, changesBetween(values, emptyAsBefore(present, values) as Data));
      setConflict(undefined);
      notify('form.saved', { type: 'success' });
      onSaved?.();
      return undefined;
    } catch (error) {
      return refuse(error, changed);
    }
  };

  const refuse = (error: unknown, changed: Partial<Data>) => {
    const present = changedMeanwhile(error) as Partial<Data> | undefined;
    if (present) setConflict({ present, changed, rows: rowsOf(present, changed) });
    const refused = fieldErrors(error, t);
    const field = firstField(refused);
    const label = labels[field.split('.')[0] as keyof Data & string] as string | undefined;
    const reason = messageOf(error, t);
    if (!present) setProblem(label ? t('form.labelled', { label: placed(t(label), field, t), value: reason }) : reason);
    // Once the form shows what was refused.
    if (field) setTimeout(() => showField(form.current, field));
    return { root: { server: 'refused' }, ...refused };
  };

  const rowsOf = (present: Partial<Data>, changed: Partial<Data>) =>
    (Object.keys(present) as (keyof Data & string)[]).flatMap((name) =>
      conflictRows(name, t(labels[name]), present[name], changed[name], {
        inputOf: inputsOf(inputs.current),
        locale,
        t,
      }),
    );

  const keepTheirs = ({ present, changed }: Conflict<Data>) => {
    const own = Object.entries(changed).filter(([name]) => !(name in present));
    adopt({ ...seen, ...present }, Object.fromEntries(own) as Partial<Data>);
    setConflict(undefined);
  };

  return (
    <Form
      record={first}
      disabled={!mayEdit}
      warnWhenUnsavedChanges
      disableInvalidFormNotification
      onSubmit={(values: Fields) => send(emptyAsBefore(values, seen) as Data, seen)}
    >
      <FormHandle form={form} />
      <KeepUpToDate record={record} seen={seen} adopt={adopt} />
      <Stack ref={inputs} sx={clearOfBars} {...requiredInOwnWords(t)}>
        {children}
        {mayEdit && <SaveBar isNew={isNew} problem={problem} actions={actions} />}
      </Stack>
      {conflict && (
        <ConflictDialog
          fields={conflict.rows}
          onTheirs={() => keepTheirs(conflict)}
          onMine={() => void send({ ...seen, ...conflict.changed }, { ...seen, ...conflict.present })}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Form>
  );
}

/** React-admin keeps the form to its inputs; whoever saves must be able to say what it holds now. */
function FormHandle({ form }: { readonly form: RefObject<UseFormReturn | null> }) {
  const context = useFormContext();
  useEffect(() => {
    form.current = context;
  });
  return null;
}

function fieldErrors(error: unknown, t: (key: string) => string) {
  if (!(error instanceof ApiError)) return {};
  const { fields, params, message } = error.answer;
  // A rule that names its field says the whole sentence: it has values in it.
  if (typeof params?.['field'] === 'string') return errorsByField([{ path: params['field'], code: '' }], () => message);
  return errorsByField(fields ?? [], (code) => t(`error.${code}`));
}

/** Of a list, the row that is meant: its cells have no message of their own. */
function placed(label: string, field: string, t: (key: string, values: object) => string): string {
  const row = /\.(\d+)(?:\.|$)/.exec(field)?.[1];
  return row === undefined ? label : t('form.inRow', { label, row: Number(row) + 1 });
}

/** What others change is shown at once, unless something was typed here: that comes to a decision when it is saved. */
function KeepUpToDate<Data extends object>({
  record,
  seen,
  adopt,
}: {
  readonly record: Data;
  readonly seen: Data;
  readonly adopt: (record: Data) => void;
}) {
  const { isDirty, isSubmitting } = useFormState();
  const newest = JSON.stringify(record);
  const shown = useRef(newest);
  useEffect(() => {
    if (isDirty || isSubmitting || shown.current === newest) return;
    shown.current = newest;
    if (newest !== JSON.stringify(seen)) adopt(record);
  });
  return null;
}

/** Puts the focus on a field, in the middle of the window: the bar with Save covers its end. */
function showField(form: UseFormReturn | null, name: string): void {
  form?.setFocus(name);
  document.activeElement?.scrollIntoView({ block: 'center' });
}

interface SaveBarProps {
  readonly isNew: boolean;
  /** Why it was not saved; beside the button, since the field may be far away. */
  readonly problem: string;
  readonly actions: ReactNode;
}

/** In sight however long the form is; Ctrl+S saves, as everywhere. */
function SaveBar({ isNew, problem, actions }: SaveBarProps) {
  const t = useTranslate();
  const { isDirty, isSubmitting } = useFormState();
  const { reset } = useFormContext();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const saveByKey = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
      event.preventDefault();
      button.current?.click();
    };
    document.addEventListener('keydown', saveByKey);
    return () => document.removeEventListener('keydown', saveByKey);
  }, []);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        py: 1,
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        bgcolor: 'background.paper',
        borderTop: '1px solid',
        borderColor: 'divider',
      }}
    >
      <Button
        ref={button}
        type="submit"
        variant="contained"
        disabled={isSubmitting || (!isDirty && !isNew)}
        title={t('form.saveKey')}
      >
        {t(isNew ? 'form.add' : 'ra.action.save')}
      </Button>
      {isDirty && (
        <Button onClick={() => reset()} disabled={isSubmitting}>
          {t('form.discard')}
        </Button>
      )}
      <Typography role="alert" color="error" sx={problem ? beside : { flex: 1 }}>
        {problem}
      </Typography>
      {actions}
    </Box>
  );
}

/** A field that gets the focus is seen: neither the bar above the page nor the one with Save covers it. */
const clearOfBars = { gap: 2, '& :is(input, textarea, [role=combobox])': { scrollMargin: '72px 0 104px' } } as const;

/** On a narrow screen a line of its own: beside the buttons it had the room of a word. */
const beside = { flex: { xs: '1 0 100%', sm: 1 }, order: { xs: -1, sm: 0 } } as const;
