import type { TextInputProps } from 'react-admin';

export interface HtmlInputProps extends TextInputProps {
  /** Names that can be put in where the cursor is, as `{{name}}`. */
  readonly placeholders?: readonly { readonly name: string; readonly label: string; readonly isTable?: boolean }[];
}
