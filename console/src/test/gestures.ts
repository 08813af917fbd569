import { fireEvent, screen } from '@testing-library/react';

/** Presses what has this role and name. */
export const press = (name: string | RegExp, role = 'button'): void => {
  fireEvent.click(screen.getByRole(role, { name }));
};

/** Types into the field with this label; what stood there is replaced. */
export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(screen.getByLabelText(label, { selector: 'input, textarea' }), { target: { value } });
};
