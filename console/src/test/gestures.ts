import { fireEvent, screen } from '@testing-library/react';

export const press = (name: string | RegExp, role = 'button'): void => {
  fireEvent.click(screen.getByRole(role, { name }));
};

const labelsOf = (field: HTMLElement): string[] => {
  const named = (field.getAttribute('aria-labelledby') ?? '').split(' ').map((id) => document.getElementById(id));
  const tied =
    field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? [...(field.labels ?? [])] : [];
  return [field.getAttribute('aria-label') ?? '', ...[...named, ...tied].map((label) => label?.textContent ?? '')];
};

/**
 * Finds the field with this label. Searches only fields, because a search of all elements of a long form takes seconds.
 */
export function fieldOf(label: string | RegExp): HTMLElement {
  const fields = [...document.querySelectorAll<HTMLElement>('input, textarea, [role=combobox]')];
  const matches = (text: string) => (typeof label === 'string' ? text === label : label.test(text));
  const [found, ...others] = fields.filter((field) => labelsOf(field).some(matches));
  if (!found || others.length > 0) throw new Error(`${found ? 'several fields' : 'no field'} with the label ${label}`);
  return found;
}

export const type = (label: string | RegExp, value: string): void => {
  fireEvent.change(fieldOf(label), { target: { value } });
};
