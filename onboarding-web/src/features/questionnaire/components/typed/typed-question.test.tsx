// @vitest-environment jsdom

import type { Locale } from '@homologa/domain/language/locales';
import type { AnswerValue } from '@homologa/domain/onboarding/answer-rules';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { setReaderRegion } from '@homologa/web/texts/reader-region';
import { type ContextType, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { loadTexts } from '../../../../i18n/held-texts';
import { I18nProvider } from '../../../../i18n/I18nProvider';
import { OnboardingScope } from '../../../../onboarding/onboarding-context';
import { settle } from '../../../../test/settle';
import { useAnswerDrafts } from '../../answer-drafts';
import type { Question } from '../../questions';
import { TypedQuestion } from './TypedQuestion';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
  setReaderRegion(null);
  tabStorage.removeItem('homologa.onboarding.texts.s.x');
});

const OWN = { key: { supplierId: 's', workflowId: 'w' }, supplier: {} } as ContextType<typeof OnboardingScope>;

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
  let elsewhere: (answer: AnswerValue) => void = () => {};
  let held: readonly string[] = [];
  function Page() {
    const [answer, setAnswer] = useState(first);
    elsewhere = setAnswer;
    held = [...useAnswerDrafts().values()];
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
      <OnboardingScope value={OWN}>
        <Page />
      </OnboardingScope>
    </I18nProvider>,
  );
  const close = () => {
    root.unmount();
    page.remove();
  };
  closing.push(close);
  await loadTexts(locale);
  await vi.waitFor(() => expect(page.querySelector('.typed-question')).not.toBeNull());
  await settle();
  const field = (selector: string) => page.querySelector(selector) as HTMLInputElement;
  return {
    page,
    close,
    given: () => given.at(-1),
    /** What the submit waits for. */
    held: () => held,
    change: async (answer: AnswerValue) => {
      elsewhere(answer);
      await settle();
    },
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
  expect([given(), field('#q-x').value]).toEqual([undefined, 'doze']);
  expect(page.querySelector('.typed-problem')?.textContent).toBe('Informe um número, somente algarismos');
  await type('#q-x', '11');
  await leave('#q-x');
  expect(page.querySelector('.typed-problem')?.textContent).toBe('10 ou menos');
});

it('takes an amount with the chosen currency, or with the currency of its sign', async () => {
  setReaderRegion('BR');
  const { type, leave, given, field } = await open({ format: { kind: 'money', currencies: ['USD', 'BRL'] } }, 'pt-BR');
  await type('#q-x', '1.200,50');
  expect(given()).toBe('1200.50 USD');
  await leave('#q-x');
  await type('.money select', 'BRL');
  expect(field('#q-x').value).toBe('1.200,50');
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

it('asks for the reason of an answer that does not apply, and gives the former answer back', async () => {
  const { click, type, leave, given, page, held, field } = await open({ type: 'radio', allowNa: true }, 'en', 'option');
  await click('.not-applicable input');
  expect([given(), page.textContent, held()]).toEqual([
    undefined,
    expect.stringContaining('Why does it not apply?'),
    ['Say why it does not apply'],
  ]);
  await type('#q-x', 'No staff');
  expect([given(), held()]).toEqual([{ not_applicable: 'No staff' }, []]);
  await type('#q-x', '');
  expect([given(), held()]).toEqual(['option', ['Say why it does not apply']]);
  await leave('#q-x');
  expect(page.querySelector('.typed-problem')?.textContent).toBe('Say why it does not apply');
  await type('#q-x', 'No staff');
  await click('.not-applicable input');
  expect([given(), page.textContent, held()]).toEqual(['option', expect.stringContaining('plain'), []]);
  await click('.not-applicable input');
  expect([given(), field('#q-x').value]).toEqual([{ not_applicable: 'No staff' }, 'No staff']);
});

const SHARES: Partial<Question> = {
  format: {
    kind: 'table',
    max_rows: 5,
    columns: [
      { id: 'name', title: 'Name', required: true, format: { kind: 'short_text' } },
      { id: 'share', title: 'Share', required: false, format: { kind: 'percent' } },
    ],
  },
};

it('keeps a row that is emptied or cannot be read while it is edited', async () => {
  const { type, page, field, given, held } = await open(SHARES, 'en', { rows: [{ name: 'Ana' }, { share: '5' }] });
  await type('#q-x-1-share', '');
  expect([page.querySelectorAll('.table-row').length, document.activeElement?.id]).toEqual([2, 'q-x-1-share']);
  expect(given()).toEqual({ rows: [{ name: 'Ana' }] });
  await type('#q-x-1-share', '-');
  expect([field('#q-x-1-share').value, held().length]).toEqual(['-', 1]);
  await type('#q-x-1-share', '7');
  expect([given(), held()]).toEqual([{ rows: [{ name: 'Ana' }, { share: '7' }] }, []]);
});

it('keeps the texts of the other rows when a row is removed', async () => {
  const rows = [{ name: 'Ana' }, { name: 'Bea' }, { name: 'Cai' }];
  const { type, click, leave, field, page, held } = await open(SHARES, 'en', { rows });
  await type('#q-x-share', 'half');
  await type('#q-x-2-share', 'rest');
  await leave('#q-x-2-share');
  const last = page.querySelectorAll('.table-row')[2];
  await click('[aria-label="Remove: Row 2"]');
  expect([field('#q-x-share').value, field('#q-x-1-share').value, held().length]).toEqual(['half', 'rest', 1]);
  expect(page.querySelectorAll('.table-row')[1]).toBe(last);
  await click('[aria-label="Remove: Row 1"]');
  expect([field('#q-x-share').value, held().length]).toEqual(['rest', 1]);
});

it('keeps the stored answer below a text that cannot be read, and the text for the next visit', async () => {
  const format = { kind: 'email' } as const;
  const first = await open({ format }, 'en', 'ana@acero.test');
  await first.type('#q-x', 'ana@');
  expect([first.given(), first.held().length]).toEqual([undefined, 1]);
  first.close();
  const second = await open({ format }, 'en', 'ana@acero.test');
  expect([second.field('#q-x').value, second.held().length]).toEqual(['ana@', 1]);
  expect(second.page.querySelector('.typed-problem')?.textContent).toContain('Enter an e-mail address');
  await second.type('#q-x', 'bea@acero.test');
  await second.leave('#q-x');
  expect([second.given(), second.held()]).toEqual(['bea@acero.test', []]);
  expect(tabStorage.getItem('homologa.onboarding.texts.s.x')).toBe(null);
});

it.each([
  [{ kind: 'number' }, '5', '7', '7'],
  [{ kind: 'money', currencies: ['USD'] }, '5.00 USD', '7.00 USD', '7.00'],
] as const)(
  'shows the answer that replaced the one below a text that cannot be read: %j',
  async (format, mine, theirs, shown) => {
    const { type, leave, change, field, held } = await open({ format }, 'en', mine);
    await type('#q-x', '5x');
    await leave('#q-x');
    expect([field('#q-x').value, held().length]).toEqual(['5x', 1]);
    await change(theirs);
    await vi.waitFor(() => expect([field('#q-x').value, held()]).toEqual([shown, []]));
  },
);

it('takes a half-typed date for one that cannot be read, not for an empty one', async () => {
  const { type, leave, given, field, held } = await open({ format: { kind: 'date' } }, 'en', '2026-01-31');
  let badInput = true;
  Object.defineProperty(field('#q-x'), 'validity', { get: () => ({ badInput }) });
  await type('#q-x', '');
  await leave('#q-x');
  expect([given(), held()]).toEqual([undefined, ['Enter a date, for example 31 January 2026']]);
  badInput = false;
  field('#q-x').focus();
  await leave('#q-x');
  expect([given(), held()]).toEqual([null, []]);
});

it('takes no year before 1900', async () => {
  const { type, given, held } = await open({ format: { kind: 'date' } }, 'en', '2026-01-31');
  await type('#q-x', '0026-01-31');
  expect([given(), held()]).toEqual([undefined, ['Enter a date from 1900 on, with all four digits of the year']]);
});

it('keeps a file until there is a reason', async () => {
  const file = { fileId: 'f', name: 'a.pdf', size: 1 };
  const { click, type, given, field, page } = await open({ type: 'file', allowNa: true }, 'en', file);
  await click('.not-applicable input');
  expect([given(), field('#q-x').tagName]).toEqual([undefined, 'TEXTAREA']);
  await click('.not-applicable input');
  expect([given(), page.textContent]).toEqual([undefined, expect.stringContaining('plain')]);
  await click('.not-applicable input');
  await type('#q-x', 'No staff');
  await type('#q-x', '');
  expect([given(), field('#q-x').tagName]).toEqual([null, 'TEXTAREA']);
});
