// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import './steady-press';

afterEach(() => document.body.replaceChildren());

it('leaves the focus in a field until the press of a button ends', () => {
  document.body.innerHTML =
    '<input><button type="button"><b>Go on</b></button><p>Text</p><label class="choice"><input type="radio">Yes</label>';
  const [field, label, text] = ['input', 'b', 'p'].map((name) => document.querySelector<HTMLElement>(name));
  const focused: (string | undefined)[] = [];
  document.querySelector('button')?.addEventListener('click', () => focused.push(document.activeElement?.tagName));
  field?.focus();
  const press = (element: HTMLElement | null | undefined, kind: string): boolean =>
    element?.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true })) ?? false;
  expect([press(text, 'mousedown'), press(label, 'mousedown')]).toEqual([true, false]);
  expect(document.activeElement).toBe(field);
  press(label, 'click');
  expect(focused).toEqual(['BUTTON']);
  const choice = document.querySelector<HTMLElement>('[type=radio]');
  expect(press(choice, 'mousedown')).toBe(false);
  press(choice, 'click');
  expect(document.activeElement).toBe(choice);
});
