import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fieldOf, press } from './gestures';
import type { Answers, renderInApp } from './render-in-app';

interface FormCase {
  draw: (answers: Answers) => ReturnType<typeof renderInApp>;
  submit: string;
  fill: () => void;
  /** Name of the confirmation dialog and of its button. */
  asks?: string;
  wrong?: { make?: () => void; field: RegExp; message: string; atField?: string };
  refused?: { call: string; path: string; field: RegExp };
  isUnguarded?: boolean;
}

const SERVER_SAYS = 'The server does not like this.';

const describedBy = (field: HTMLElement): string =>
  (field.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

export async function expectErrorAt(label: RegExp, message: string, atField = message): Promise<void> {
  const summary = await waitFor(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused.getAttribute('role') !== 'alert') throw new Error('no summary');
    return focused;
  });
  expect(summary.textContent).toContain(message);
  const field = fieldOf(label);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(describedBy(field)).toContain(atField);
  const links = within(summary).getAllByRole('button');
  const link = links.find(({ textContent }) => textContent === message || label.test(textContent));
  if (!link) throw new Error(`the summary does not lead to ${label}`);
  fireEvent.click(link);
  await waitFor(() => expect(document.activeElement).toBe(field));
}

async function expectAskedBeforeLeaving({ router }: Awaited<ReturnType<typeof renderInApp>>): Promise<void> {
  await waitFor(() => {
    const unload = new Event('beforeunload', { cancelable: true });
    window.dispatchEvent(unload);
    expect(unload.defaultPrevented).toBe(true);
  });
  await act(() => router.navigate('/elsewhere'));
  const question = await screen.findByRole('dialog', { name: 'Leave without saving' });
  fireEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave without saving' })).toBeNull());
  expect(router.state.location.pathname).toBe('/here');
  await act(() => router.navigate('/elsewhere'));
  press('Leave');
  await screen.findByText('Another page');
}

export function itBehavesAsAForm(name: string, form: FormCase): void {
  const { wrong, refused } = form;
  if (wrong) {
    it(`${name}: what is wrong stands at its field, and the summary leads there`, async () => {
      const { sent } = await form.draw({});
      wrong.make?.();
      press(form.submit);
      await expectErrorAt(wrong.field, wrong.message, wrong.atField);
      // Forms look for duplicates and load their lists while they are filled in.
      expect(sent.filter(({ call }) => !call.startsWith('GET ') && !call.endsWith('/duplicates'))).toEqual([]);
    });
  }
  if (refused) {
    it(`${name}: what the server refuses stands at its field`, async () => {
      const details = [{ code: 'invalid_input', message: SERVER_SAYS, path: refused.path }];
      const body = { error: 'Some fields are not valid.', code: 'invalid_input', details };
      const { sent } = await form.draw({ [refused.call]: { status: 422, body } });
      form.fill();
      press(form.submit);
      if (form.asks) {
        const question = within(await screen.findByRole('dialog', { name: form.asks }));
        fireEvent.click(question.getByRole('button', { name: form.asks }));
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      }
      await expectErrorAt(refused.field, SERVER_SAYS);
      expect(sent.map(({ call }) => call)).toContain(refused.call);
    });
  }
  it(`${name}: ${form.isUnguarded ? 'is left without a question' : 'unsaved changes are not left unasked'}`, async () => {
    const view = await form.draw({});
    form.fill();
    if (!form.isUnguarded) return expectAskedBeforeLeaving(view);
    await act(() => view.router.navigate('/elsewhere'));
    await screen.findByText('Another page');
  });
}
