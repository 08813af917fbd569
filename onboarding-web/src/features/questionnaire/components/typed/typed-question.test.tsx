// @vitest-environment jsdom

import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../i18n/held-texts';
import { I18nProvider } from '../../../../i18n/I18nProvider';
import type { Question } from '../../questions';
import { TypedQuestion } from './TypedQuestion';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  setReaderRegion(null);
});

const settle = () => new Promise((go) => setTimeout(go, 20));

async function open(change: Partial<Question>, locale: Locale = 'en', first: AnswerValue = null) {
  const question: Question = {
    id: 'x',
    type: 'input',
    title: 'Asked',
    required: true,
    options: [],
    file: null,
    attachment: null,
    ...change,
  };
  const given: AnswerValue[] = [];
  function Page() {
    const [answer, setAnswer] = useState(first);
    return (
      <TypedQuestion
        question={question}
        number={1}
        answer={answer}
        error={null}
        isReadOnly={false}
        onAnswer={(next) => {
          given.push(next);
          setAnswer(next);
        }}
        renderPlain={() => <p>plain</p>}
      />
    );
  }
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  root.render(
    <I18nProvider first={locale}>
      <Page />
    </I18nProvider>,
  );
  closing.push(() => {
    root.unmount();
    page.remove();
  });
  await loadTexts(locale);
  await vi.waitFor(() => expect(page.querySelector('.typed-question')).not.toBeNull());
  await settle();
  const field = (selector: string) => page.querySelector(selector) as HTMLInputElement;
  return {
    page,
    given: () => given.at(-1),
    field,
    type: async (selector: string, text: string) => {
      const input = field(selector);
      input.focus();
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(input), 'value')?.set?.call(input, text);
      input.dispatchEvent(new Event(input.tagName === 'SELECT' ? 'change' : 'input', { bubbles: true }));
      await settle();
    },
    leave: async (selector: string) => {
      field(selector).blur();
      await settle();
    },
    click: async (selector: string) => {
      field(selector).click();
      await settle();
    },
  };
}

it('sends a number as written in the region in one spelling, and shows it as it was understood', async () => {
  setReaderRegion('AR');
  const { type, leave, given, field } = await open({ format: { kind: 'number', unit: 'm²' } }, 'es');
  await type('#q-x', '1.234,5');
  expect(given()).toBe('1234.5');
  await leave('#q-x');
  expect(field('#q-x').value).toBe('1.234,5');
  expect(field('#q-x').inputMode).toBe('decimal');
});

it('keeps a text that is no number, says what is wanted after leaving it, and sends nothing of it', async () => {
  const { type, leave, given, field, page } = await open({ format: { kind: 'number', max: 10 } }, 'pt-BR');
  await type('#q-x', 'doze');
  expect(page.querySelector('.typed-problem')?.textContent).toBe('');
  await leave('#q-x');
  expect([given(), field('#q-x').value]).toEqual([null, 'doze']);
  expect(page.querySelector('.typed-problem')?.textContent).toBe('Informe um número, somente algarismos');
  await type('#q-x', '11');
  await leave('#q-x');
  expect(page.querySelector('.typed-problem')?.textContent).toBe('10 ou menos');
});

it('takes an amount with the chosen currency, or with the currency of its sign', async () => {
  setReaderRegion('BR');
  const { type, given, field } = await open({ format: { kind: 'money', currencies: ['USD', 'BRL'] } }, 'pt-BR');
  await type('#q-x', '1.200,50');
  expect(given()).toBe('1200.50 USD');
  await type('.money select', 'BRL');
  expect(given()).toBe('1200.50 BRL');
  await type('#q-x', 'US$ 7');
  expect([given(), field('.money select').value]).toEqual(['7.00 USD', 'USD']);
});

it('answers yes or no by radio buttons', async () => {
  const { click, given, page } = await open({ format: { kind: 'yes_no' } }, 'es');
  expect([...page.querySelectorAll('.choice')].map(({ textContent }) => textContent)).toEqual(['Sí', 'No']);
  await click('#q-x');
  expect(given()).toBe('yes');
});

it('adds and removes the rows of a table, and sends no empty cells', async () => {
  const { type, click, given, page } = await open({
    format: {
      kind: 'table',
      max_rows: 2,
      columns: [
        { id: 'name', title: 'Name', required: true, format: { kind: 'short_text' } },
        { id: 'born', title: 'Born', required: false, format: { kind: 'date' } },
      ],
    },
  });
  await type('#q-x-name', 'Ana');
  expect(given()).toEqual({ rows: [{ name: 'Ana' }] });
  await click('#q-x-add');
  expect([page.querySelector('#q-x-add'), document.activeElement?.textContent]).toEqual([null, 'Row 2']);
  await type('#q-x-1-name', 'Bea');
  await type('#q-x-1-born', '1980-02-01');
  expect(given()).toEqual({ rows: [{ name: 'Ana' }, { born: '1980-02-01', name: 'Bea' }] });
  await click('[aria-label="Remove: Row 1"]');
  expect(given()).toEqual({ rows: [{ born: '1980-02-01', name: 'Bea' }] });
});

it('asks for the reason of an answer that does not apply, and takes it back', async () => {
  const { click, type, given, page } = await open({ type: 'radio', allowNa: true }, 'en', 'option');
  await click('.not-applicable input');
  expect([given(), page.textContent]).toEqual([null, expect.stringContaining('Why does it not apply?')]);
  await type('#q-x', 'No staff');
  expect(given()).toEqual({ not_applicable: 'No staff' });
  await click('.not-applicable input');
  expect([given(), page.textContent]).toEqual([null, expect.stringContaining('plain')]);
});
