// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import { keptTyped } from '../auth/kept-typed';
import { endSession, startSession, useSession } from '../auth/session-store';
import { SubmitForm } from './SubmitForm';
import { TextInput } from './TextInput';
import { useKeptValues } from './use-kept-values';
import { useSubmitForm } from './use-submit-form';

const KEY = `homologa.typed.${sampleUser.id}.hit.7`;
const kept = () => keptTyped('typed', sampleUser.id, 'hit.7').read();
afterEach(() => localStorage.clear());

function NoteForm() {
  const { user } = useSession();
  return user && <SignedInForm />;
}

function SignedInForm() {
  const form = useSubmitForm({ stored: { reason: '' }, send: async () => undefined });
  useKeptValues(form.methods, 'hit.7');
  return (
    <SubmitForm form={form}>
      <TextInput source="reason" label="Why" />
    </SubmitForm>
  );
}

it('finds what an earlier page had typed, and keeps what is typed now until the form is gone', async () => {
  localStorage.setItem(KEY, JSON.stringify({ reason: 'Typed offline' }));
  const { unmount } = await renderInApp(<NoteForm />, { user: sampleUser });
  const field = await screen.findByDisplayValue('Typed offline');
  fireEvent.change(field, { target: { value: 'Typed offline, and on' } });
  expect(kept()).toEqual({ reason: 'Typed offline, and on' });
  unmount();
  expect(kept()).toBeNull();
});

it('leaves the text of another tab alone, while it types and when it is done', async () => {
  const { unmount } = await renderInApp(<NoteForm />, { user: sampleUser });
  const field = await screen.findByLabelText('Why');
  const other = JSON.stringify({ at: 1, value: { reason: 'In the other tab' } });
  localStorage.setItem(`${KEY}#other`, other);
  fireEvent.change(field, { target: { value: 'In this tab' } });
  expect(kept()).toEqual({ reason: 'In this tab' });
  unmount();
  expect(localStorage.getItem(`${KEY}#other`)).toBe(other);
});

it('keeps the text when the session expires and the form goes with it', async () => {
  const { unmount } = await renderInApp(<NoteForm />, { user: sampleUser });
  fireEvent.change(await screen.findByLabelText('Why'), { target: { value: 'Half a sentence' } });
  act(() => endSession('/here'));
  unmount();
  startSession({ token: 'next', user: sampleUser });
  expect(kept()).toEqual({ reason: 'Half a sentence' });
});
