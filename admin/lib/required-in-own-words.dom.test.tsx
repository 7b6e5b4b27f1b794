import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { requiredInOwnWords } from './required-in-own-words.ts';

afterEach(cleanup);

function shown() {
  render(
    <form {...requiredInOwnWords((key) => `text of ${key}`)}>
      <input aria-label="Name" required />
      <div contentEditable data-testid="rich" />
    </form>,
  );
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  return { field, form: field.form! };
}

describe('a field that is needed and empty', () => {
  it('is named in the reader’s words until something is typed', () => {
    const { field, form } = shown();
    form.checkValidity();
    expect(field.validationMessage).toBe('text of error.required');
    fireEvent.input(field, { target: { value: 'Ann' } });
    expect(form.checkValidity()).toBe(true);
  });

  it('is looked at anew with the next click, whoever has filled it', () => {
    const { field, form } = shown();
    form.checkValidity();
    field.value = 'Ann';
    fireEvent.click(form);
    expect(form.checkValidity()).toBe(true);
  });

  it('minds no rich text beside it', () => {
    const errors: unknown[] = [];
    const note = (event: ErrorEvent) => {
      event.preventDefault();
      errors.push(event.message);
    };
    window.addEventListener('error', note);
    shown();
    fireEvent.input(screen.getByTestId('rich'));
    window.removeEventListener('error', note);
    expect(errors).toEqual([]);
  });
});
