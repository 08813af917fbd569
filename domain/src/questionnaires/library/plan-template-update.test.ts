import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planTemplateUpdate, usedTemplates } from './plan-template-update';
import type { TemplateItem } from './template.contract';

const TEMPLATE = 't';
const item = (id: string, title = id, type: TemplateItem['type'] = 'input'): TemplateItem => ({
  _id: id,
  type,
  title: { en: title },
  required: true,
  options: [],
});
const section = (id: string) => item(id, id, 'section');
const taken = (id: string, version = 1) => ({
  key: `k-${id}`,
  source: { template: TEMPLATE, version, item: id, language: 'en' as const },
  isSection: id.startsWith('s'),
});
const own = (key: string) => ({ key, source: null, isSection: key.startsWith('s') });

const FIRST = [section('s1'), item('a'), item('b'), section('s2'), item('c')];

const plan = (
  present: Parameters<typeof planTemplateUpdate>[0]['present'],
  next: TemplateItem[],
  used = new Map([[1, FIRST]]),
) => {
  const { steps, removed } = planTemplateUpdate({ template: TEMPLATE, language: 'en', present, used, next });
  const shown = steps.map((step) => ('keep' in step ? step.keep : `${step.take}<${step.replaces ?? ''}`));
  return { steps: shown, removed };
};
const WHOLE = FIRST.map(({ _id }) => taken(_id));

it('changes what the version changed and leaves other questions where they are', () => {
  const next = FIRST.map((one) => (one._id === 'b' ? item('b', 'Better?') : one));
  expect(plan([own('mine'), ...WHOLE], next)).toEqual({
    steps: ['mine', 'k-s1', 'k-a', 'b<k-b', 'k-s2', 'k-c'],
    removed: [],
  });
});

it('adds new questions after those that they follow, also in new sections of a whole', () => {
  const next = [section('s1'), item('a'), item('x'), item('b'), section('s2'), item('c'), section('s3'), item('y')];
  expect(plan(WHOLE, next).steps).toEqual(['k-s1', 'k-a', 'x<', 'k-b', 'k-s2', 'k-c', 's3<', 'y<']);
});

it('removes what the version no longer has', () => {
  expect(plan(WHOLE, FIRST.slice(0, 4))).toEqual({ steps: ['k-s1', 'k-a', 'k-b', 'k-s2'], removed: ['k-c'] });
});

it('adds nothing to sections that were not taken over, nor questions that were removed here', () => {
  const next = [...FIRST.slice(0, 3), item('x'), section('s2'), item('c'), item('y'), section('s3'), item('z')];
  expect(plan([taken('s1'), taken('a')], next).steps).toEqual(['k-s1', 'k-a', 'x<']);
});

it('compares each question with the version that it came from', () => {
  const second = FIRST.map((one) => (one._id === 'c' ? item('c', 'Changed?') : one));
  const used = new Map([
    [1, FIRST],
    [2, second],
  ]);
  const present = [taken('s1'), taken('a'), taken('b'), taken('s2', 2), taken('c', 2)];
  expect(plan(present, second, used).steps).toEqual(['k-s1', 'k-a', 'k-b', 'k-s2', 'k-c']);
});

it('changes a question by its text in the used language only', () => {
  const next = FIRST.map((one) => ({ ...one, title: { ...one.title, es: 'Otro' } }));
  expect(plan(WHOLE, next).steps).toEqual(WHOLE.map(({ key }) => key));
});

it('lists the templates in use with their oldest version', () => {
  expect(usedTemplates([taken('a', 2), own('mine'), taken('b', 1)])).toEqual([
    { template: TEMPLATE, version: 1, versions: [2, 1], language: 'en' },
  ]);
});

it('adds a new section below the own questions at the end of the section that it follows', () => {
  const next = [...FIRST.slice(0, 3), section('s3'), item('y'), ...FIRST.slice(3)];
  const present = [...WHOLE.slice(0, 3), own('mine'), ...WHOLE.slice(3)];
  expect(plan(present, next).steps).toEqual(['k-s1', 'k-a', 'k-b', 'mine', 's3<', 'y<', 'k-s2', 'k-c']);
});

describe('moves', () => {
  const moved = (
    present: Parameters<typeof plan>[0],
    next: TemplateItem[],
    followed: readonly string[] = [],
    used = new Map([[1, FIRST]]),
  ) => {
    const language = 'en' as const;
    const chosen = { template: TEMPLATE, language, present, used, next, followed: new Set(followed) };
    const { steps, moves } = planTemplateUpdate(chosen);
    return {
      steps: steps.map((step) => ('keep' in step ? step.keep : `${step.take}<${step.replaces ?? ''}`)),
      moves: moves.map(({ item: id, move, section: into, above, below, isFirst, isMovedHere }) =>
        [
          id,
          move,
          into ?? '-',
          `${above ?? '-'}..${below ?? '-'}`,
          ...(isFirst ? ['first'] : []),
          ...(isMovedHere ? ['moved here'] : []),
        ].join(' '),
      ),
    };
  };
  const [S1, A, B, S2, C] = FIRST as [TemplateItem, TemplateItem, TemplateItem, TemplateItem, TemplateItem];

  it('are offered, and change the order only if they are followed', () => {
    const next = [S1, B, A, S2, C];
    expect(moved(WHOLE, next)).toEqual({ steps: WHOLE.map(({ key }) => key), moves: ['b order s1 k-s1..k-a first'] });
    expect(moved(WHOLE, next, ['b']).steps).toEqual(['k-s1', 'k-b', 'k-a', 'k-s2', 'k-c']);
  });

  it('carry a question into another section, between own questions', () => {
    const present = [...WHOLE.slice(0, 4), own('mine'), ...WHOLE.slice(4), own('mine2')];
    const next = [S1, B, S2, C, item('a', 'A?')];
    expect(moved(present, next, ['a'])).toEqual({
      steps: ['k-s1', 'k-b', 'k-s2', 'mine', 'k-c', 'a<k-a', 'mine2'],
      moves: ['a section s2 k-c..mine2'],
    });
  });

  it('carry a section with everything below it', () => {
    const present = [...WHOLE.slice(0, 3), own('mine'), ...WHOLE.slice(3)];
    const next = [S2, C, S1, A, B];
    expect(moved(present, next)).toMatchObject({ moves: ['s2 order - -..k-s1'] });
    expect(moved(present, next, ['s2']).steps).toEqual(['k-s2', 'k-c', 'k-s1', 'k-a', 'k-b', 'mine']);
  });

  it('carry a question into a section that is new', () => {
    const next = [S1, A, section('s3'), B, item('x'), S2, C];
    expect(moved(WHOLE, next, ['b'])).toEqual({
      steps: ['k-s1', 'k-a', 's3<', 'k-b', 'x<', 'k-s2', 'k-c'],
      moves: ['b section s3 s3..x first'],
    });
    expect(moved(WHOLE, next).steps).toEqual(['k-s1', 'k-a', 'k-b', 's3<', 'x<', 'k-s2', 'k-c']);
  });

  it('follow one question of two without the other', () => {
    const next = [S1, C, A, B, S2];
    const four = [S1, A, B, C, item('d'), S2];
    const whole = four.map(({ _id }) => taken(_id));
    const swapped = [S1, C, item('d'), A, B, S2];
    const used = new Map([[1, four]]);
    expect(moved(whole, swapped, [], used).moves).toEqual(['c order s1 k-s1..k-a first', 'd order s1 k-s1..k-a first']);
    expect(moved(whole, swapped, ['c', 'd'], used).moves[1]).toBe('d order s1 k-c..k-a');
    expect(moved(whole, swapped, ['d'], used).steps).toEqual(['k-s1', 'k-d', 'k-a', 'k-b', 'k-c', 'k-s2']);
    expect(moved(WHOLE, next, ['c']).steps).toEqual(['k-s1', 'k-c', 'k-a', 'k-b', 'k-s2']);
  });

  it('are not offered where the questionnaire has the order, or nothing of the section', () => {
    const [s1, a, b, s2, c] = WHOLE as [Taken, Taken, Taken, Taken, Taken];
    expect(moved([s1, b, a, s2, c], [S1, B, A, S2, C]).moves).toEqual([]);
    expect(moved([s1, a, b], [S1, A, S2, C, B]).moves).toEqual([]);
  });

  it('are marked where the questionnaire has moved the question by itself', () => {
    const [s1, a, b, s2, c] = WHOLE as [Taken, Taken, Taken, Taken, Taken];
    expect(moved([s1, a, s2, b, c], [S1, B, A, S2, C]).moves).toEqual(['b order s1 k-s1..k-a first moved here']);
  });

  it('name own questions and sections as the neighbours that the moved item has here', () => {
    const next = [S2, C, S1, A, B];
    expect(moved([own('mine'), ...WHOLE], next).moves).toEqual(['s2 order - mine..k-s1']);
    expect(moved([own('s-mine'), own('mine'), ...WHOLE], next).moves).toEqual(['s2 order - s-mine..k-s1']);
    const loose = [A, B, item('d')];
    const used = new Map([[1, loose]]);
    const present = [own('mine'), ...loose.map(({ _id }) => taken(_id))];
    expect(moved(present, [item('d'), A, B], [], used).moves).toEqual(['d order - mine..k-a']);
    expect(moved(present.slice(1), [item('d'), A, B], [], used).moves).toEqual(['d order - -..k-a']);
  });

  it('make the order of the new version if all are followed', () => {
    const items = fc.uniqueArray(fc.constantFrom('s1', 's2', 's3', 'a', 'b', 'c', 'd', 'e', 'f', 'g'), {
      maxLength: 10,
    });
    const of = (ids: readonly string[]) => ['s0', ...ids].map((id) => (id.startsWith('s') ? section(id) : item(id)));
    fc.assert(
      fc.property(items, items, (one, other) => {
        const [first, next] = [of(one), of(other)];
        const present = first.map(({ _id }) => taken(_id));
        const used = new Map([[1, first]]);
        const all = planTemplateUpdate({ template: TEMPLATE, language: 'en', present, used, next }).moves;
        const { steps } = moved(
          present,
          next,
          all.map((move) => move.item),
          used,
        );
        expect(steps.map((step) => step.replace(/^k-|<.*$/g, ''))).toEqual(next.map(({ _id }) => _id));
      }),
      { numRuns: 1000 },
    );
  });
});

type Taken = ReturnType<typeof taken>;
