// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { EditContext } from '../edit-context';
import { InfoPanel } from '../setup/InfoPanel';
import { buildStored } from '../test-workflow';
import { UndoButtons } from './UndoButtons';
import { useWorkflowForm } from './use-workflow-form';

const workflow = buildStored({ id: 'w1', status: 'active' });

function Page() {
  const state = useWorkflowForm(workflow);
  return (
    <EditContext.Provider value={{ ...state, workflow, reasons: [], target: null, goTo: () => undefined }}>
      <div data-builder>
        <UndoButtons />
        <InfoPanel />
      </div>
      <input aria-label="Search" />
    </EditContext.Provider>
  );
}

const WORDS = {
  en: ['Undo', 'Redo', 'Undone.', 'Title'],
  es: ['Deshacer', 'Rehacer', 'Deshecho.', 'Título'],
  'pt-BR': ['Desfazer', 'Refazer', 'Desfeito.', 'Título'],
} as const;

it.each(LOCALES)('steps back and forth by the keys and the buttons, and says so (%s)', async (locale) => {
  const [undo, redo, undone, label] = WORDS[locale];
  await renderInApp(<Page />, { locale, user: buyerOf('bir') });
  const [title] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: label });
  if (!title) throw new Error('no title');
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
  expect(button(undo).disabled).toBe(true);
  fireEvent.change(title, { target: { value: 'New' } });
  fireEvent.keyDown(title, { key: 'z', ctrlKey: true });
  expect(title.value).toBe('T');
  screen.getByText(undone);
  press(redo);
  expect(title.value).toBe('New');
  expect(button(redo).disabled).toBe(true);
});

it('leaves the keys to fields outside of the builder, and takes them where nothing has the focus', async () => {
  await renderInApp(<Page />, { user: buyerOf('bir') });
  const [title] = await screen.findAllByRole<HTMLInputElement>('textbox', { name: 'Title' });
  if (!title) throw new Error('no title');
  fireEvent.change(title, { target: { value: 'New' } });
  const isLeft = fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
  expect([isLeft, title.value]).toEqual([true, 'New']);
  fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
  expect(title.value).toBe('T');
});
