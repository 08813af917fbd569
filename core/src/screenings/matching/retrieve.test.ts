import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildIndex } from './index-builder';
import { GROUPS } from './index-data';
import { retrieve } from './retrieve';
import { prepareQueries } from './score-row';
import { openIndex } from './screening-index';

const WORDS = 'ana maria anamaria mariana marina quimera quimira ficticia trasgo de la grifo al'.split(' ');

it('finds the likeliest without looking at the others, whatever it looks at first', () => {
  const name = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 5 }).map((words) => words.join(' '));
  const names = fc.array(name, { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(names, name, fc.integer({ min: 1, max: 8 }), (listed, asked, most) => {
      const index = openIndex(
        buildIndex(
          listed.map((value, place) => ({
            list: 'fictional',
            entry: {
              sourceId: String(place),
              schema: 'person',
              names: [{ value, kind: 'primary' }],
              countries: [],
              birthDates: [],
              identifiers: [],
              programmes: [],
              topics: [],
            },
          })),
        ),
      );
      const [query] = prepareQueries(index, asked, true);
      fc.pre(query !== undefined);
      if (!query) return;
      const ask = (wanted: { least?: number; most?: number }) =>
        retrieve(index, query.name, query.expansions, { groups: GROUPS.person, ...wanted });
      const all = ask({ most: Infinity });
      expect(ask({ most })).toEqual(all.slice(0, most));
      expect(ask({ least: 0.5 })).toEqual(all.filter(({ estimate }) => estimate >= 0.5));
      expect(ask({ most: Infinity })).toEqual(all);
    }),
  );
});
