// @vitest-environment jsdom
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { act, renderHook } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import type { QuestionForm } from '../edit/workflow-form';
import { useTemplateForm } from './use-template-form';

const item = (id: string, title: string): TemplateItem => ({
  _id: id,
  type: 'input',
  title: { en: title },
  required: true,
  options: [],
});

function renderForm() {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const items = [item('a', 'One'), item('b', 'Two')];
  const { result } = renderHook(() => useTemplateForm({ id: 't', items }, 'en'));
  const edit = (id: string, patch: Partial<QuestionForm>) =>
    act(() =>
      result.current.change('questionnaire', (form) => ({
        ...form,
        questions: form.questions.map((one) => (one.key === id ? { ...one, ...patch } : one)),
      })),
    );
  return {
    result,
    edit,
    undo: () => act(() => result.current.undo()),
    titles: () => result.current.items.map(({ title }) => title.en),
  };
}

it('undoes what was typed in one field at once, and other fields and switches one by one', () => {
  const { result, edit, undo, titles } = renderForm();
  edit('a', { title: 'One!' });
  edit('a', { title: 'One!!' });
  edit('b', { title: 'Two!' });
  edit('b', { required: false });
  undo();
  expect(result.current.items[1]?.required).toBe(true);
  expect(titles()).toEqual(['One!!', 'Two!']);
  undo();
  expect(titles()).toEqual(['One!!', 'Two']);
  undo();
  expect(titles()).toEqual(['One', 'Two']);
});

it('begins a new undo step after an undo', () => {
  const { edit, undo, titles } = renderForm();
  edit('a', { title: 'One!' });
  vi.advanceTimersByTime(2_000);
  edit('a', { title: 'One!!' });
  undo();
  edit('a', { title: 'One?' });
  undo();
  expect(titles()).toEqual(['One!', 'Two']);
});

it('takes the release only while its items are there', () => {
  const { result, undo } = renderForm();
  act(() => result.current.takeRelease([item('r', 'Release')]));
  expect(result.current.takesRelease).toBe(true);
  act(() => result.current.setLocale('es'));
  expect(result.current.takesRelease).toBe(true);
  undo();
  undo();
  expect(result.current.takesRelease).toBe(false);
  act(() => result.current.redo());
  expect(result.current.takesRelease).toBe(true);
});
