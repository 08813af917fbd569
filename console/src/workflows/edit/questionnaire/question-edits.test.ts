import { describe, expect, it } from 'vitest';
import { duplicated, newQuestion, withOption, withType } from './question-edits';

const keys = () => {
  let next = 0;
  return () => `k${(next += 1)}`;
};

describe('editing questions', () => {
  it('makes required questions without a type', () => {
    expect(newQuestion(keys(), null)).toMatchObject({ required: true, type: null, options: [] });
  });

  it('gives a choice its two options once', () => {
    const newKey = keys();
    const radio = withType(newQuestion(newKey, null), 'radio', newKey);
    expect(radio.options).toHaveLength(2);
    expect(withType(withOption(radio, newKey), 'checkbox', newKey).options).toHaveLength(3);
  });

  it('duplicates behind the original with ids of its own', () => {
    const newKey = keys();
    const first = { ...withType(newQuestion(newKey, null), 'radio', newKey), id: 'stored' };
    const second = newQuestion(newKey, 'input');
    const list = duplicated([first, second], first.key, newKey);
    expect(list.map(({ id }) => id)).toEqual(['stored', null, null]);
    expect(new Set(list.map(({ key }) => key)).size).toBe(3);
    expect(list[1]?.options[0]?.key).not.toBe(first.options[0]?.key);
  });
});
