import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx';

/** A whole number in a form, or none. The browser's own field of numbers is turned by the wheel while a page is scrolled. */
export const WholeInput = (props: Pick<DecimalInputProps, 'source' | 'label' | 'help' | 'validate'>) => (
  <DecimalInput {...props} scale={1} decimals={0} mayBeEmpty />
);
