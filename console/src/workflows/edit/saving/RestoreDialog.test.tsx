// @vitest-environment jsdom
import { LOCALES, type Locale } from '@homologa/domain/language/locales';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { buyerOf } from '../../../test/samples';
import { EditContext } from '../edit-context';
import { buildStored } from '../test-workflow';
import { formOf } from '../workflow-form';
import { RestoreDialog } from './RestoreDialog';
import { useWorkflowForm } from './use-workflow-form';

const workflow = buildStored({ id: 'w1', status: 'active' });
const user = buyerOf('bir');
const NAME = `homologa.typed.${user.id}.workflow.w1`;
const AT = new Date();
const keep = (page: string, title: string) => {
  const value = { form: { ...formOf(workflow), title }, sections: ['info'], known: workflow };
  localStorage.setItem(`${NAME}#${page}`, JSON.stringify({ at: AT.getTime(), value }));
};

function Page({ live }: { live: readonly string[] }) {
  const state = useWorkflowForm(workflow);
  return (
    <EditContext.Provider value={{ ...state, workflow, reasons: [], target: null, goTo: () => undefined }}>
      <RestoreDialog livePages={new Set(live)} />
      <output>{state.form.title}</output>
    </EditContext.Provider>
  );
}
const shown = () => screen.getByRole('status').textContent;
const open = (live: readonly string[] = [], locale: Locale = 'en') =>
  renderInApp(<Page live={live} />, { locale, user });

beforeEach(() => localStorage.clear());

const WORDS = {
  en: ['You have unsaved changes from', 'Restore'],
  es: ['Tiene cambios sin guardar (', 'Restaurar'],
  'pt-BR': ['Você tem alterações não salvas (', 'Restaurar'],
} as const;

it.each(LOCALES)('offers the changes of a crashed page with their time, and restores them (%s)', async (locale) => {
  const [text, restore] = WORDS[locale];
  keep('crashed', 'Before the crash');
  await open([], locale);
  const time = AT.toLocaleString(locale, { timeStyle: 'short' });
  expect((await screen.findByText(text, { exact: false })).textContent).toContain(time);
  expect(shown()).toBe('T');
  press(restore);
  expect(shown()).toBe('Before the crash');
  // This page now stores the copy that the crashed page had stored.
  expect(Object.keys(localStorage).filter((key) => key.startsWith(NAME))).toHaveLength(1);
  expect(localStorage.getItem(`${NAME}#crashed`)).toBeNull();
});

it('leaves the changes of another open tab to that tab', async () => {
  keep('other', 'Of the other tab');
  await open(['other']);
  await waitFor(() => expect(shown()).toBe('T'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('discards them on request alone; deciding later keeps them', async () => {
  keep('crashed', 'Before the crash');
  const { unmount } = await open();
  press('Decide later');
  expect(localStorage.getItem(`${NAME}#crashed`)).not.toBeNull();
  unmount();
  await open();
  press('Discard');
  expect(localStorage.getItem(`${NAME}#crashed`)).toBeNull();
  expect(shown()).toBe('T');
});
