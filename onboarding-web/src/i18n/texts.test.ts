import { ERRORS } from '@homologa/domain/errors/error-codes';
import { LOCALES, type Words } from '@homologa/domain/language/locales';
import { INTRODUCTION } from '@homologa/domain/onboarding/introduction.texts';
import { OPENING_WORDS } from '@homologa/domain/onboarding/opening-words';
import { WORDS } from '@homologa/web/texts/words.texts';
import { describe, expect, it } from 'vitest';
import { AWAY } from '../app/away.texts';
import { CONFIRMATION } from '../features/confirmation/confirmation.texts';
import { FINISHED } from '../features/finished/finished.texts';
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
    expect(ERRORS.not_found).toMatchObject(AWAY.not_found_title);
    expect(ERRORS.internal_error).toMatchObject(APP.crash_title);
    expect(ERRORS.workflow_closed).toMatchObject(AWAY.closed_title);
    expect(ERRORS.workflow_investigating).toMatchObject(APP.investigating_title);
  });

  it('have their exact English', () => {
    expect(INTRODUCTION.start.en).toBe('Start assessment');
    expect(INTRODUCTION.how.en).toBe('How does it work?');
    expect(INTRODUCTION.why.en).toBe('Why is this process important?');
    expect(OPENING_WORDS.questions.en).toBe('Please answer the following questions');
    expect(QUESTIONNAIRE.submit.en).toBe('Submit questionnaire');
    expect(WORDS.goHome.en).toBe('Go Home');
    expect(WORDS.forgotPassword.en).toBe('Forgot password?');
    expect(CONFIRMATION.back_go.en).toBe('Update changes');
    expect(FINISHED.update.en).toBe('Update questionnaire');
    expect(WORDS.required.en).toBe('Required');
  });
});
