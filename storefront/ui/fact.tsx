import type { ReactNode } from 'react';
import text from './text.module.css';

/** What is known of a thing, under its name. */
export const Fact = ({ name, children }: { readonly name: string; readonly children: ReactNode }) => (
  <div>
    <h2 className={text.legend}>{name}</h2>
    <div>{children}</div>
  </div>
);
