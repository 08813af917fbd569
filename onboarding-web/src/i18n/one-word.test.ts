import { LOCALES, type Words } from '@homologa/domain/language/locales';
import { SECOND_WORDS } from '@homologa/domain/onboarding/second-words';
import { OWN_TIMELINE_EVENT_WORDS, OWN_TIMELINE_WAIT_WORDS } from '@homologa/domain/onboarding/timeline-words';
import { PAYMENT_METHOD_WORDS } from '@homologa/domain/payments/payment-words';
import { WORDS } from '@homologa/web/texts/words.texts';
import { expect, it } from 'vitest';

const modules = import.meta.glob<object>('../**/*.texts.ts', { eager: true });
const SHARED = { WORDS, OWN_TIMELINE_EVENT_WORDS, OWN_TIMELINE_WAIT_WORDS, PAYMENT_METHOD_WORDS };

const isWords = (value: object): value is Words => 'en' in value;
const wordsIn = (value: object): Words[] =>
  isWords(value) ? [value] : Object.values(value).flatMap((below) => wordsIn(below as object));

it.each(LOCALES)('calls each thing by one word in %s on every page of a supplier', (locale) => {
  const all = [...Object.values(modules), SHARED].flatMap(wordsIn);
  expect(all.length).toBeGreaterThan(300);
  expect(all.map((words) => words[locale]).filter((text) => SECOND_WORDS[locale].test(text))).toEqual([]);
});

it.each([
  ['en', 'Use another e-mail'],
  ['es', 'Comenzar la evaluación'],
  ['es', 'Ingrese un monto'],
  ['es', 'Ya la subió.'],
  ['es', 'Los archivos se suben'],
  ['pt-BR', 'Continuar a avaliação'],
  ['pt-BR', 'Seu email'],
] as const)('finds a second word in %s: %s', (locale, text) => {
  expect(SECOND_WORDS[locale].test(text)).toBe(true);
});

it.each([
  ['es', 'Este proceso de evaluación venció'],
  ['es', 'Ya la cargó en la subsección'],
  ['es', 'Le invita a su evaluación de proveedores'],
  ['pt-BR', 'Enviamos um e-mail'],
] as const)('leaves the one word in %s: %s', (locale, text) => {
  expect(SECOND_WORDS[locale].test(text)).toBe(false);
});
