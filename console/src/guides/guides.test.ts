import { LOCALES } from '@homologa/domain/language/locales';
import { describe, expect, it } from 'vitest';
import { GUIDE_NAMES, GUIDE_TASKS, type GuideName } from '../shared/guides/guide-links';
import type { GuideTask } from './guide';
import { GUIDE_CONTENTS } from './guides';
import { PICTURE_NAMES } from './picture-names';
import { pictureFile } from './picture-urls';
import { stepParts } from './step-parts';

const tasksOf = (name: GuideName): GuideTask[] => Object.values<GuideTask>(GUIDE_CONTENTS[name].tasks);
const stepsOf = (name: GuideName) => tasksOf(name).flatMap(({ steps }) => steps);
const partsOf = (text: string, kind: 'label' | 'key') =>
  stepParts(text)
    .filter((part) => part.kind === kind)
    .map((part) => part.text)
    .toSorted();

describe.each(GUIDE_NAMES)('the guide %s', (name) => {
  const { labels, tasks } = GUIDE_CONTENTS[name];

  it('has its tasks in the order of their links', () => {
    expect(Object.keys(tasks)).toEqual(GUIDE_TASKS[name]);
  });

  it('names the same buttons and keys in every language, all of them known', () => {
    for (const step of stepsOf(name)) {
      expect([step.en, ...partsOf(step.en, 'label').filter((label) => !labels[label])]).toEqual([step.en]);
      for (const locale of LOCALES) {
        expect(partsOf(step[locale], 'label'), step.en).toEqual(partsOf(step.en, 'label'));
        expect(partsOf(step[locale], 'key'), step.en).toEqual(partsOf(step.en, 'key'));
      }
    }
  });

  it('has no label without a step, and none with a place to fill', () => {
    const used = new Set(stepsOf(name).flatMap(({ en }) => partsOf(en, 'label')));
    expect(Object.keys(labels).filter((label) => !used.has(label))).toEqual([]);
    expect(Object.values(labels).filter((words) => LOCALES.some((locale) => /[{|]/.test(words[locale])))).toEqual([]);
  });

  it('has two to six steps in a task', () => {
    const counts = tasksOf(name).map(({ steps }) => steps.length);
    expect(counts.filter((count) => count < 2 || count > 6)).toEqual([]);
  });
});

it('shows every picture in some guide, and has each in every language', () => {
  const shown = GUIDE_NAMES.flatMap((name) => tasksOf(name).flatMap(({ picture }) => (picture ? [picture.name] : [])));
  expect(shown.toSorted()).toEqual([...PICTURE_NAMES].toSorted());
  const missing = PICTURE_NAMES.flatMap((name) =>
    LOCALES.filter((locale) => !pictureFile(name, locale)).map((locale) => `${locale}/${name}`),
  );
  expect(missing).toEqual([]);
});

describe('stepParts', () => {
  it('splits labels and keys from the text around them', () => {
    expect(stepParts('Press {launch} or `n`.')).toEqual([
      { kind: 'text', text: 'Press ' },
      { kind: 'label', text: 'launch' },
      { kind: 'text', text: ' or ' },
      { kind: 'key', text: 'n' },
      { kind: 'text', text: '.' },
    ]);
  });
});
