import { useState } from 'react';
import type { z } from 'zod';
import type { Output, Request, RoutesVia } from '#contracts/api.ts';
import { useCommand, type Command } from './command.ts';
import { checkFields, refusedFields, type FieldErrors } from './validation.ts';

export interface FormCommand<R extends RoutesVia<'post'>> extends Omit<Command<R>, 'run'> {
  readonly errors: FieldErrors;
  /** Checks, sends, and puts the focus on the first wrong field; `further` is what the schema cannot know. */
  readonly submit: (form: HTMLFormElement, input: Request<R>, further?: FieldErrors) => Promise<Output<R> | undefined>;
}

/** What a form holds, by field name; a box that is not ticked is absent. */
export const formValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']));

function focusFirstError(form: HTMLFormElement, errors: FieldErrors): void {
  const wrong = [...form.elements].find((field) => field instanceof HTMLElement && (field.getAttribute('name') ?? '') in errors);
  if (wrong instanceof HTMLElement) wrong.focus();
}

export function useFormCommand<R extends RoutesVia<'post'>>(route: R, schema: () => Promise<z.ZodType>): FormCommand<R> {
  const { run, pending, error, clear } = useCommand(route);
  const [checked, setChecked] = useState<FieldErrors>({});
  const errors = { ...refusedFields(error), ...checked };
  const submit = async (form: HTMLFormElement, input: Request<R>, further: FieldErrors = {}) => {
    const wrong = { ...checkFields(await schema(), input), ...further };
    setChecked(wrong);
    if (Object.keys(wrong).length > 0) {
      clear();
      focusFirstError(form, wrong);
      return undefined;
    }
    return run(input);
  };
  return { submit, pending, error, clear, errors };
}
