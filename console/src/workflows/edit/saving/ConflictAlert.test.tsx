// @vitest-environment jsdom
import { LOCALES } from '@homologa/domain/language/locales';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { press } from '../../../test/gestures';
import { renderInApp } from '../../../test/render-in-app';
import { EditContext } from '../edit-context';
import { buildStored } from '../test-workflow';
import { formOf } from '../workflow-form';
import { ConflictAlert } from './ConflictAlert';
import type { Clash } from './merge-sections';

const workflow = buildStored({ info: { ...buildStored().info, title: 'My title', description: 'My description' } });
const clashes: Clash[] = [
  { section: 'info', entry: null, field: 'title', theirs: 'Their title' },
  { section: 'info', entry: null, field: 'description', theirs: 'Their description' },
];
const WORDS = {
  en: ['Compare versions', 'Theirs', 'Use these versions'],
  es: ['Comparar versiones', 'De la otra persona', 'Usar estas versiones'],
  'pt-BR': ['Comparar versões', 'Da outra pessoa', 'Usar estas versões'],
} as const;

it.each(LOCALES)('shows both versions of each field and takes the chosen ones (%s)', async (locale) => {
  const [compare, theirs, apply] = WORDS[locale];
  const resolved: (readonly Clash[])[] = [];
  const context = {
    form: formOf(workflow),
    workflow,
    conflict: { theirs: workflow, clashes, isMoved: false },
    resolve: (taken: readonly Clash[]) => resolved.push(taken),
  } as never;
  await renderInApp(
    <EditContext.Provider value={context}>
      <ConflictAlert />
    </EditContext.Provider>,
    { locale },
  );
  press(compare);
  await screen.findByText('My title');
  screen.getByText('My description');
  screen.getByRole('radio', { name: new RegExp(`^${theirs}.*Their description`) }).click();
  press(apply);
  expect(resolved).toEqual([[clashes[1]]]);
});
