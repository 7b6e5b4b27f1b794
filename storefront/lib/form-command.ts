import { useState, type FormEvent } from 'react';
import type { z } from 'zod';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { useCommand, type Command } from './command.ts';
import { checkFields, refusedFields, type FieldErrors } from './validation.ts';

export interface FormCommand<R extends RoutesVia<'post'>> extends Omit<Command<R>, 'run'> {
  readonly errors: FieldErrors;
  /** For the form: an error goes when its field is being corrected. */
  readonly onInput: (event: FormEvent<HTMLFormElement>) => void;
  /** Checks, sends, and puts the focus on the first wrong field; `further` is what the schema cannot know. */
  readonly submit: (form: HTMLFormElement, input: Request<R>, further?: FieldErrors) => Promise<Output<R> | undefined>;
}

/** Values of a form, by field name; a box that is not ticked is absent. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const nameOf = (field: Element) => field.getAttribute('name') ?? '';
  const wrong = [...form.elements].find((field) => nameOf(field) !== '' && nameOf(field) in errors);
  if (wrong instanceof HTMLElement) wrong.focus();
}

export function useFormCommand<R extends RoutesVia<'post'>>(
  route: R,
  schema: () => Promise<z.ZodType>,
): FormCommand<R> {
  const { run, pending, error, clear } = useCommand(route);
  const [checked, setChecked] = useState<FieldErrors>({});
  const [corrected, setCorrected] = useState<ReadonlySet<string>>(new Set());
  const submit = async (form: HTMLFormElement, input: Request<R>, further: FieldErrors = {}) => {
    const wrong = { ...checkFields(await schema(), input), ...further };
    setChecked(wrong);
    setCorrected(new Set());
    if (Object.keys(wrong).length > 0) {
      clear();
      focusFirstError(form, wrong);
      return undefined;
    }
    return run(input);
  };
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name && !corrected.has(name)) setCorrected(new Set([...corrected, name]));
  };
  const errors = Object.fromEntries(
    Object.entries({ ...refusedFields(error), ...checked }).filter(([name]) => !corrected.has(name)),
  );
  return { submit, onInput, pending, error, clear, errors };
}
