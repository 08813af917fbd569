import { errorWords } from '@homologa/domain/i18n/error-messages';
import { LOCALES, type Words } from '@homologa/domain/i18n/locales';
import { WORDS } from '@homologa/web/texts/words.texts';
import { describe, expect, it } from 'vitest';
import { CONFIRMATION } from '../features/confirmation/confirmation.texts';
import { FINISHED } from '../features/finished/finished.texts';
import { INTRODUCTION } from '../features/introduction/introduction.texts';
import { QUESTIONNAIRE } from '../features/questionnaire/questionnaire.texts';
import { APP } from './app.texts';

const modules = import.meta.glob<object>('../**/*.texts.ts', { eager: true });

const isWords = (value: object): value is Words => 'en' in value;
const wordsIn = (value: object, name: string): [name: string, words: Words][] =>
  isWords(value)
    ? [[name, value]]
    : Object.entries(value).flatMap(([key, below]) => wordsIn(below as object, `${name}.${key}`));
const placesOf = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();

describe('the texts', () => {
  const all = Object.entries(modules).flatMap(([name, module]) => wordsIn(module, name));

  it.each(LOCALES)('are complete in %s, with the places of the English ones', (locale) => {
    expect(all.length).toBeGreaterThan(300);
    for (const [name, words] of all) {
      const text = words[locale];
      expect([name, text.trim() !== '', placesOf(text)]).toEqual([name, true, placesOf(words.en)]);
    }
  });

  it('say what the errors of the same name say', () => {
    expect(APP.not_found_title).toEqual(errorWords('not_found'));
    expect(APP.crash_title).toEqual(errorWords('internal_error'));
    expect(APP.closed_title).toEqual(errorWords('workflow_closed'));
    expect(APP.investigating_title).toEqual(errorWords('workflow_investigating'));
  });

  it('have the exact English of the specification', () => {
    expect(INTRODUCTION.start.en).toBe('Start assessment');
    expect(INTRODUCTION.how.en).toBe('How does it work?');
    expect(INTRODUCTION.why.en).toBe('Why is this process important?');
    expect(QUESTIONNAIRE.title.en).toBe('Please answer the following questions');
    expect(QUESTIONNAIRE.submit.en).toBe('Submit questionnaire');
    expect(WORDS.goHome.en).toBe('Go Home');
    expect(WORDS.forgotPassword.en).toBe('Forgot password?');
    expect(CONFIRMATION.back_go.en).toBe('Update changes');
    expect(FINISHED.update.en).toBe('Update questionnaire');
    expect(WORDS.required.en).toBe('Required');
  });
});
