import { useState, type ReactNode } from 'react';
import { CheckBox } from '#storefront/ui/check-box.tsx';
import layout from '#storefront/ui/layout.module.css';
import { RadioGroup } from '#storefront/ui/radio-group.tsx';

interface Saved {
  readonly id: string;
  readonly label: string;
  /** Page of the provider that asks for what it does not keep. */
  readonly url: string;
}

interface SavedChoiceProps {
  readonly name: string;
  /** The preferred one first. */
  readonly saved: readonly Saved[];
  /** Page of the provider for another one. */
  readonly newUrl: string;
  readonly texts: { readonly which: string; readonly another: string; readonly save: string };
  readonly fields: (of: { readonly url: string; readonly save: boolean }) => ReactNode;
}

const ANOTHER = 'another';

/** What the provider keeps for the buyer, and another one, which may be saved. */
export function SavedChoice({ name, saved, newUrl, texts, fields }: SavedChoiceProps) {
  const [picked, setPicked] = useState<string>();
  const [save, setSave] = useState(false);
  const chosen = saved.find(({ id }) => id === (picked ?? saved[0]?.id));
  return (
    <div className={layout.stack}>
      {saved.length > 0 && (
        <RadioGroup
          label={texts.which}
          name={name}
          value={chosen?.id ?? ANOTHER}
          onChange={setPicked}
          options={[...saved.map(({ id, label }) => ({ value: id, label })), { value: ANOTHER, label: texts.another }]}
        />
      )}
      {fields({ url: chosen?.url ?? newUrl, save: !chosen && save })}
      {!chosen && (
        <CheckBox checked={save} onChange={({ target }) => setSave(target.checked)}>
          {texts.save}
        </CheckBox>
      )}
    </div>
  );
}
