import { useState, type KeyboardEvent } from 'react';
import { Button } from './button.tsx';
import layout from './layout.module.css';
import text from './text.module.css';
import { TextField } from './text-field.tsx';

interface Words {
  readonly add: string;
  /** For those who do not see what it stands beside. */
  readonly addTo: string;
  readonly change: string;
  readonly changeOf: string;
  readonly label: string;
  readonly hint: string;
  readonly save: string;
  readonly cancel: string;
}

interface EditableNoteProps {
  readonly note: string;
  readonly maxLength: number;
  readonly words: Words;
  /** Resolves with whether it was kept: else what was typed stays. */
  readonly onSave: (note: string) => Promise<boolean>;
}

/** A note that is shown until somebody changes it in its place. No form of its own: it may stand within one. */
export function EditableNote({ note, maxLength, words, onSave }: EditableNoteProps) {
  const [typed, setTyped] = useState<string>();
  // The field goes with its focus, which the button in its place takes over.
  const [wasOpen, setWasOpen] = useState(false);
  const close = () => {
    setTyped(undefined);
    setWasOpen(true);
  };
  const save = async () => {
    if (typed === undefined) return;
    if (typed.trim() === note || (await onSave(typed.trim()))) close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
    // On its field alone: a button answers by itself.
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      void save();
    }
  };
  if (typed === undefined)
    return (
      <p>
        {note && <span className={text.quiet}>{note} </span>}
        <Button
          kind="link"
          autoFocus={wasOpen}
          aria-label={note ? words.changeOf : words.addTo}
          onClick={() => setTyped(note)}
        >
          {note ? words.change : words.add}
        </Button>
      </p>
    );
  return (
    <div className={layout.tight} role="group" aria-label={words.label} onKeyDown={onKeyDown}>
      <TextField
        label={words.label}
        hint={words.hint}
        autoComplete="off"
        maxLength={maxLength}
        value={typed}
        // It was asked for by a press of its button.
        autoFocus
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className={layout.row}>
        <Button onClick={() => void save()}>{words.save}</Button>
        <Button kind="link" onClick={close}>
          {words.cancel}
        </Button>
      </div>
    </div>
  );
}
