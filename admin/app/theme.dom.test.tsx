import { TextField } from '@mui/material';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { renderPart } from '../testing/render.tsx';

afterEach(cleanup);

it.each([
  ['number', 'spinbutton', false],
  ['text', 'textbox', true],
] as const)(
  'a field of type %s under the wheel keeps its focus only where the wheel means nothing to it',
  async (type, role, keeps) => {
    await renderPart(<TextField type={type} label="Quantity" />);
    const field = screen.getByRole(role);
    act(() => field.focus());
    act(() => void fireEvent.wheel(field, { deltaY: 120 }));
    expect(document.activeElement === field).toBe(keeps);
  },
);
