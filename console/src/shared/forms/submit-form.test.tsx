// @vitest-environment jsdom
import { violation } from '@homologa/domain/errors/error-codes';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { expect, it, vi } from 'vitest';
import { fieldOf, press, type } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { callJson } from '../http/http-client';
import { FormDialog } from './FormDialog';
import { SubmitForm } from './SubmitForm';
import { TextInput } from './TextInput';
import { useSubmitForm } from './use-submit-form';

interface SampleProps {
  city?: string;
  onClose?: () => void;
}

function useSample(city = '') {
  const navigate = useNavigate();
  return useSubmitForm({
    stored: { name: '', city },
    check: ({ name }) => (name === '' ? [violation('all_fields_required', 'name')] : []),
    send: (typed) => callJson<{ ok: true }>('/api/sample', { method: 'POST', body: typed }),
    onDone: () => void navigate('/elsewhere'),
  });
}

function SampleForm({ city }: SampleProps) {
  const form = useSample(city);
  return (
    <SubmitForm form={form}>
      <TextInput source="name" label="Name" helperText="As on the passport" />
      <TextInput source="city" label="City" />
      <button type="submit">Save</button>
    </SubmitForm>
  );
}

function SampleDialog({ onClose = () => undefined }: SampleProps) {
  const form = useSample();
  return (
    <FormDialog form={form} title="Sample" submitLabel="Save" onClose={onClose}>
      <TextInput source="name" label="Name" />
    </FormDialog>
  );
}

const refused = { status: 409, body: { error: 'Not today.', code: 'unknown' } };
const question = () => screen.queryByRole('dialog', { name: 'Leave without saving' });

it('a refusal that is about no field is said on top, takes the focus, and can be dismissed', async () => {
  await renderInApp(<SampleForm />, { answers: { 'POST /api/sample': refused } });
  type('Name', 'Ana');
  press('Save');
  const summary = await screen.findByText('Not today.');
  await waitFor(() => expect(document.activeElement?.contains(summary)).toBe(true));
  expect(fieldOf('Name').getAttribute('aria-invalid')).toBe('false');
  press('Dismiss');
  expect(screen.queryByText('Not today.')).toBeNull();
  press('Save');
  await screen.findByText('Not today.');
});

it('a hint gives way to the error, and comes back with the correction', async () => {
  await renderInApp(<SampleForm />);
  press('Save');
  await waitFor(() => expect(screen.queryByText('As on the passport')).toBeNull());
  type('Name', 'Ana');
  await screen.findByText('As on the passport');
  expect(screen.queryByRole('alert')).toBeNull();
});

it('what was sent and stored can be left', async () => {
  const { sent } = await renderInApp(<SampleForm />, { answers: { 'POST /api/sample': { body: { ok: true } } } });
  type('Name', 'Ana');
  press('Save');
  await screen.findByText('Another page');
  expect(sent).toEqual([{ call: 'POST /api/sample', body: { name: 'Ana', city: '' } }]);
});

it('two forms with unsaved changes ask once', async () => {
  const { router } = await renderInApp(
    <>
      <SampleForm />
      <SampleForm />
    </>,
  );
  for (const field of screen.getAllByLabelText('Name')) fireEvent.change(field, { target: { value: 'Ana' } });
  await act(() => router.navigate('/elsewhere'));
  await screen.findByRole('dialog');
  expect(screen.getAllByRole('dialog')).toHaveLength(1);
  press('Leave');
  await screen.findByText('Another page');
});

it('a field that nobody has touched follows what is stored, one that was typed into does not', async () => {
  function Refetched() {
    const [city, setCity] = useState('Lima');
    return (
      <>
        <SampleForm city={city} />
        <button type="button" onClick={() => setCity('Quito')}>
          Refetch
        </button>
      </>
    );
  }
  await renderInApp(<Refetched />);
  type('Name', 'Ana');
  press('Refetch');
  await waitFor(() => expect(fieldOf('City')).toHaveProperty('value', 'Quito'));
  expect(fieldOf('Name')).toHaveProperty('value', 'Ana');
});

it('a dialog closes at once without changes, and on Cancel; else it asks', async () => {
  const onClose = vi.fn();
  await renderInApp(<SampleDialog onClose={onClose} />);
  const escape = () => fireEvent.keyDown(screen.getByRole('dialog', { name: 'Sample' }), { key: 'Escape' });
  escape();
  expect(onClose).toHaveBeenCalledTimes(1);
  type('Name', 'Ana');
  press('Cancel');
  expect(onClose).toHaveBeenCalledTimes(2);
  await waitFor(() => {
    escape();
    expect(question()).not.toBeNull();
  });
  const calls = onClose.mock.calls.length;
  press('Leave');
  expect(onClose).toHaveBeenCalledTimes(calls + 1);
});
