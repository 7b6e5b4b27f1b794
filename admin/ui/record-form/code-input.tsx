import { useEffect, useState } from 'react';
import { required, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { codeOf } from '#domain/shared/code-of.ts';

interface Props {
  readonly source: string;
  /** The field that a code is made of, until somebody types another. */
  readonly from?: string;
  readonly maxLength: number;
  readonly label?: string;
  readonly help?: string;
}

/** What a new record is called in files and histories: made of its name, the English one first, and never changed afterwards. */
export function CodeInput({ source, from = 'name.en', maxLength, label = 'form.code', help = 'form.codeHelp' }: Props) {
  const { setValue } = useFormContext();
  const [isTyped, setTyped] = useState(false);
  const [english, french] = useWatch({ name: [from, from.replace(/\.en$/, '.fr')] }) as (string | undefined)[];
  const name = english || french;
  useEffect(() => {
    if (!isTyped) setValue(source, codeOf(name ?? '', maxLength));
  }, [isTyped, maxLength, name, setValue, source]);
  return (
    <TextInput
      source={source}
      label={label}
      helperText={help}
      validate={required()}
      parse={(typed: string) => typed.toLowerCase()}
      onInput={() => setTyped(true)}
      slotProps={{ htmlInput: { maxLength } }}
    />
  );
}
