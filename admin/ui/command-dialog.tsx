import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Stack, Typography } from '@mui/material';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { changedMeanwhile, messageOf } from '#admin/lib/message-of.ts';
import { requiredInOwnWords } from '#admin/lib/required-in-own-words.ts';
import { ConflictDialog } from './record-form/conflict-dialog.tsx';

/** Values by the names of fields. */
export type Present = Readonly<Record<string, unknown>>;

/** Names a field that two people may change at once, and says its value as it is typed; who comes second sees both and decides. */
interface Field {
  readonly label: (name: string) => string;
  readonly typed?: (value: unknown) => string;
  /** What is read of a value that is chosen by a word. */
  readonly shown?: (name: string, typed: string) => string;
}

export interface CommandDialogProps {
  readonly title: string;
  /** Word on the button; the title when absent. */
  readonly submit?: string;
  /** Word on the button that leaves everything as it is, where "Cancel" could be taken for the command. */
  readonly dismiss?: string;
  readonly color?: 'primary' | 'error';
  /** Key of the text that says it is done; without it whoever submits says so. */
  readonly done?: string;
  readonly onClose: () => void;
  /** Says why it did not work; by default what the server says. */
  readonly explain?: (error: unknown, t: (key: string) => string) => string;
  /**
   * May throw: the dialog stays open with what was typed, and says why. `present`: what somebody else has made of fields
   * meanwhile, and whoever sends has seen by now.
   */
  readonly onSubmit: (form: FormData, present: Present) => Promise<void>;
  readonly field?: Field;
  /** Nothing to send yet. */
  readonly notYet?: boolean;
  /** Stands beside the fields where there is room, e.g. what the command would do. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A command that needs a word or two: what is typed stays until it has taken effect. */
export function CommandDialog({
  title,
  submit = title,
  dismiss,
  color = 'primary',
  done,
  explain = messageOf,
  onClose,
  onSubmit,
  field,
  notYet = false,
  aside,
  children,
}: CommandDialogProps) {
  const t = useTranslate();
  const notify = useNotify();
  const [problem, setProblem] = useState('');
  const [busy, setBusy] = useState(false);

  const [conflict, setConflict] = useState<{ readonly form: FormData; readonly present: Present }>();

  const send = async (form: FormData, seen: Present = {}) => {
    setBusy(true);
    setProblem('');
    setConflict(undefined);
    try {
      await onSubmit(form, seen);
      if (done) notify(done, { type: 'success' });
      onClose();
    } catch (error) {
      const present = field && changedMeanwhile(error);
      if (present) setConflict({ form, present: { ...seen, ...present } });
      else setProblem(explain(error, t));
      setBusy(false);
    }
  };
  const typed = field?.typed ?? String;
  const keepTheirs = ({ form, present }: { readonly form: FormData; readonly present: Present }) => {
    for (const [name, value] of Object.entries(present)) form.set(name, typed(value));
    return send(form, present);
  };

  return (
    <Dialog open onClose={onClose} maxWidth={aside ? 'md' : 'sm'} fullWidth aria-labelledby="command-title">
      <form
        {...requiredInOwnWords(t)}
        onSubmit={(event: FormEvent<HTMLFormElement>) => {
          event.preventDefault();
          void send(new FormData(event.currentTarget));
        }}
        style={form}
      >
        <DialogTitle id="command-title">{title}</DialogTitle>
        <DialogContent>
          <Box sx={aside ? beside : undefined}>
            <Stack sx={{ gap: 2, pt: 1, minWidth: 0 }}>
              {children}
              <Typography role="alert" color="error">
                {problem}
              </Typography>
            </Stack>
            {aside && <Box sx={{ position: { md: 'sticky' }, top: 8, minWidth: 0 }}>{aside}</Box>}
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{dismiss ?? t('ra.action.cancel')}</Button>
          <Button type="submit" variant="contained" color={color} disabled={busy || notYet}>
            {submit}
          </Button>
        </DialogActions>
      </form>
      {conflict && field && (
        <ConflictDialog
          fields={Object.entries(conflict.present).map(([name, value]) =>
            fieldTwice(t, field, name, value, conflict.form),
          )}
          onTheirs={() => void keepTheirs(conflict)}
          onMine={() => void send(conflict.form, conflict.present)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </Dialog>
  );
}

/** A field as somebody else has made it, and as it was typed. */
function fieldTwice(
  t: (key: string) => string,
  { label, typed = String, shown = plainValue }: Field,
  name: string,
  present: unknown,
  form: FormData,
) {
  return {
    label: t(label(name)),
    theirs: shown(name, typed(present)),
    mine: shown(name, String(form.get(name) ?? '')),
  };
}
const plainValue = (_name: string, value: string): string => value;

/** The fields scroll, the buttons stay. */
const form = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
const beside = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { md: 'minmax(0, 3fr) minmax(280px, 2fr)' },
} as const;
