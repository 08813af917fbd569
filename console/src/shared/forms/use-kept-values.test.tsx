// @vitest-environment jsdom
import { storage } from '@homologa/web/state/storage';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderInApp } from '../../test/render-in-app';
import { sampleUser } from '../../test/samples';
import { SubmitForm } from './SubmitForm';
import { TextInput } from './TextInput';
import { useKeptValues } from './use-kept-values';
import { useSubmitForm } from './use-submit-form';

const KEY = `homologa.typed.${sampleUser.id}.hit.7`;
afterEach(() => storage.removeItem(KEY));

function NoteForm() {
  const form = useSubmitForm({ stored: { reason: '' }, send: async () => undefined });
  useKeptValues(form.methods, 'hit.7');
  return (
    <SubmitForm form={form}>
      <TextInput source="reason" label="Why" />
    </SubmitForm>
  );
}

it('finds what an earlier page had typed, and keeps what is typed now until the form is gone', async () => {
  storage.setItem(KEY, JSON.stringify({ reason: 'Typed offline' }));
  const { unmount } = await renderInApp(<NoteForm />, { user: sampleUser });
  const field = await screen.findByDisplayValue('Typed offline');
  fireEvent.change(field, { target: { value: 'Typed offline, and on' } });
  expect(JSON.parse(storage.getItem(KEY) ?? 'null')).toEqual({ reason: 'Typed offline, and on' });
  unmount();
  expect(storage.getItem(KEY)).toBeNull();
});
