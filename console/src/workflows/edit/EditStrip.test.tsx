// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { EditPanels } from './EditPanels';
import { EditStrip } from './EditStrip';
import { EditContext } from './edit-context';
import { useWorkflowForm } from './saving/use-workflow-form';
import { buildStored } from './test-workflow';
import { useTargets } from './use-target';

const titled = buildStored({ id: 'w1' });

function Page({ workflow = titled }) {
  const state = useWorkflowForm(workflow);
  const targets = useTargets();
  return (
    <EditContext.Provider value={{ ...state, ...targets, workflow, reasons: [] }}>
      <EditStrip title="T" saveLine="Saved" actions={null} />
      <EditPanels />
    </EditContext.Provider>
  );
}

const WORDS = {
  en: ['Sections of this page', 'Customize onboarding'],
  es: ['Secciones de esta página', 'Personalizar el registro'],
  'pt-BR': ['Seções desta página', 'Personalizar o cadastro'],
} as const;

afterEach(() => vi.restoreAllMocks());

it.each(LOCALES)('opens a panel from the index and takes the focus there (%s)', async (locale) => {
  const [index, label] = WORDS[locale];
  await renderInApp(<Page />, { locale, user: buyerOf('bir') });
  const nav = await screen.findByRole('navigation', { name: index });
  expect(nav.querySelectorAll('a')).toHaveLength(4);
  const heading = document.getElementById('panel-onboarding-header');
  expect(heading?.getAttribute('aria-expanded')).toBe('false');
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  press(label, 'link');
  await waitFor(() => expect(heading?.getAttribute('aria-expanded')).toBe('true'));
  // A collapsed last panel cannot reach the top of the screen: the second scroll follows when the panel has its height.
  await waitFor(() => expect(scroll.mock.instances.filter((element) => element === heading)).toHaveLength(2));
  expect(document.activeElement).toBe(heading);
});

it('has the focus in the title of a new workflow, so that the title can be typed at once', async () => {
  const untitled = buildStored({ id: 'w1', info: { ...titled.info, title: '' } });
  await renderInApp(<Page workflow={untitled} />, { user: buyerOf('bir') });
  expect(document.activeElement?.id).toBe('workflow-title');
});
