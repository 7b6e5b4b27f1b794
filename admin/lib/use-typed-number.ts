import { useState } from 'react';
import { useLocaleState } from 'react-admin';
import { numberFormat } from './format.ts';
import { storedNumber, typedNumber } from './number-input.ts';

interface Options {
  /** What is stored; null: none. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  /** So many of what is stored are one of what is shown: 100 for cents, 1000 for grams shown as kilograms. */
  readonly scale?: number;
  readonly decimals?: number;
  /** An empty text stands for none; otherwise it is an error. */
  readonly mayBeEmpty?: boolean;
  /** All decimals are shown: 15.30. */
  readonly isMoney?: boolean;
}

/** A number as it is typed, with the reader's own decimal mark. What is no number is NaN, which the server refuses. */
export function useTypedNumber({
  value,
  onChange,
  scale = 1,
  decimals = 0,
  mayBeEmpty = false,
  isMoney = false,
}: Options) {
  const [locale] = useLocaleState();
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: number | null }>();
  const shown =
    value === null || Number.isNaN(value)
      ? ''
      : numberFormat(locale, {
          minimumFractionDigits: isMoney ? decimals : 0,
          maximumFractionDigits: decimals,
          useGrouping: false,
        }).format(value / scale);
  return {
    // What was typed stays as it is until the value is another one.
    text: typed && Object.is(typed.value, value) ? typed.text : shown,
    isInvalid: Number.isNaN(value) || (value === null && !mayBeEmpty),
    type(text: string): void {
      const number = typedNumber(text, locale);
      const next =
        number === undefined ? (mayBeEmpty && !text.trim() ? null : Number.NaN) : storedNumber(number, scale, decimals);
      setTyped({ text, value: next });
      onChange(next);
    },
  };
}
