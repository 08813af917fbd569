// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../test/gestures';
import { renderInApp } from '../../test/render-in-app';
import { buyerOf } from '../../test/samples';
import { EditContext } from './edit-context';
import { useWorkflowForm } from './saving/use-workflow-form';
import { buildStored } from './test-workflow';
import { UpdateActions } from './UpdateActions';

const workflow = buildStored({ id: 'w1', status: 'active' });

function Page() {
  const state = useWorkflowForm(workflow);
  return (
    <EditContext.Provider value={{ ...state, workflow, reasons: [], target: null, goTo: () => undefined }}>
      <UpdateActions />
    </EditContext.Provider>
  );
}

const BUTTONS = {
  en: ['Update changes', 'Update and notify'],
  es: ['Guardar cambios', 'Guardar y notificar'],
  'pt-BR': ['Salvar alterações', 'Salvar e notificar'],
} as const;
const ALL = { sent: 3, skipped: 0 };
const NONE = { sent: 0, skipped: 2, left_out: [{ reason: 'supplier_not_awaited', count: 2 }] } as const;

it.each([
  ['en', ALL, 'Workflow updated. 3 suppliers were notified.'],
  ['es', ALL, 'Flujo de trabajo actualizado. Se notificó a 3 proveedores.'],
  ['pt-BR', ALL, 'Fluxo de trabalho atualizado. 3 fornecedores foram notificados.'],
  [
    'en',
    NONE,
    'Workflow updated. No supplier was notified. 2 were left out (done with their part, waiting for us: 2).',
  ],
  [
    'es',
    NONE,
    'Flujo de trabajo actualizado. No se notificó a ningún proveedor. Se omitieron 2 (ya hicieron su parte y nos esperan: 2).',
  ],
  [
    'pt-BR',
    NONE,
    'Fluxo de trabalho atualizado. Nenhum fornecedor foi notificado. 2 foram ignorados (já fizeram a sua parte e aguardam por nós: 2).',
  ],
] as const)('an update that notifies says how many were told (%s): %j', async (locale, notified, words) => {
  const body = { ...workflow, notified: { ...notified, reopened: [] } };
  const answers = { 'PUT /api/workflows/w1?notify=true': { body } };
  const { sent } = await renderInApp(<Page />, { user: buyerOf('bir'), answers, locale });
  for (const name of BUTTONS[locale]) press(name);
  await screen.findByText(words);
  expect(sent.map(({ call }) => call)).toEqual(['PUT /api/workflows/w1?notify=true']);
});
