import { sayExplanation } from '@homologa/domain/screenings/hit-explanation-words';
import type { ListEntry } from '@homologa/domain/screenings/list-entry';
import { describe, expect, it } from 'vitest';
import { buildIndex, IndexBuilder } from '../index/index-builder';
import { buffersOf } from '../index/index-data';
import { openIndex, rarityOf } from '../index/screening-index';
import { type Subject, search } from './search';

const entry = (
  sourceId: string,
  more: Partial<ListEntry> & Pick<ListEntry, 'names'>,
): { list: string; entry: ListEntry } => ({
  list: 'fictional',
  entry: {
    sourceId,
    schema: 'person',
    countries: [],
    birthDates: [],
    identifiers: [],
    programmes: [],
    topics: ['sanction'],
    ...more,
  },
});
const named = (value: string, kind: ListEntry['names'][number]['kind'] = 'primary') => ({ value, kind });

const ENTRIES = [
  entry('p1', {
    names: [named('QUIMERA FICTICIA, Anastasia'), named('La Inventada', 'weak')],
    birthDates: ['1962-05-03'],
  }),
  entry('p2', { names: [named('FANTASIA, Ernesto Bruno')], countries: ['CO'] }),
  entry('p3', { names: [named('Yusuf Abd al-Rahman Vymyslov'), named('Youssef Vymislof', 'former')] }),
  entry('c1', { schema: 'organisation', names: [named('COMERCIALIZADORA TRASGO, S.A. DE C.V.')] }),
  entry('c2', {
    schema: 'organisation',
    names: [named('Grifo Naviera Ltda')],
    identifiers: [{ type: 'cnpj', country: 'BR', value: '11.222.333/0001-81' }],
  }),
  { ...entry('c3', { schema: 'organisation', names: [named('Basilisco Norte / Hipogrifo Sur')] }), list: 'other' },
  entry('v1', { schema: 'vessel', names: [named('TRASGO')] }),
];
const index = openIndex(buildIndex(ENTRIES));
const subject = (name: string, more: Partial<Subject> = {}): Subject => ({
  name,
  countries: [],
  birthDates: [],
  identifiers: [],
  ...more,
});
const found = (name: string, more: Partial<Subject> = {}): string[] =>
  search(index, subject(name, more)).hits.map(({ sourceId }) => sourceId);

describe('finds', () => {
  it.each([
    ['Anastasia Quimera Ficticia', 'p1'],
    ['Anastacia Quimera', 'p1'],
    ['AnastasiaQuimera Ficticia', 'p1'],
    ['Ernesto B. Fantasia', 'p2'],
    ['Yussef Abdurrahman Wymyslow', 'p3'],
    ['Trasgo SA', 'c1'],
    ['Hipogrifo Sur', 'c3'],
  ])('%s', (name, id) => expect(found(name)).toContain(id));

  it.each(['Anastasia', 'Bruno Basilisco', 'Comercializadora Dragón', 'Ernesto Quimera', '', '   ', '¡!'])(
    'nothing for %j',
    (name) => expect(found(name)).toEqual([]),
  );

  it('people among people, vessels only when one is looked for', () => {
    expect(found('Ernesto Fantasia', { schema: 'organisation' })).toEqual([]);
    expect(found('Trasgo', { schema: 'organisation' })).toEqual(['c1']);
    expect(found('Trasgo', { schema: 'vessel' })).toEqual(['v1']);
  });

  it('by an identifier alone, whatever the name', () => {
    const [hit] = search(
      index,
      subject('Otra Razón Social', { identifiers: [{ type: 'Tax ID', country: 'BR', value: '11222333000181' }] }),
    ).hits;
    expect(hit).toMatchObject({ sourceId: 'c2', score: 0.98, band: 'strong' });
  });

  it('by another name of the subject, and in the lists that are wanted', () => {
    expect(found('Otra Razón', { otherNames: ['Grifo Naviera'] })).toEqual(['c2']);
    expect(search(index, subject('Basilisco Norte'), { lists: new Set(['fictional']) }).hits).toEqual([]);
  });
});

it('a weak alias is never more than possible or probable, a former name a little less than the name', () => {
  const [weak] = search(index, subject('La Inventada')).hits;
  expect(weak).toMatchObject({ sourceId: 'p1', nameKind: 'weak', matchedName: 'La Inventada' });
  expect(weak?.score).toBeLessThanOrEqual(0.8);
  const [former] = search(index, subject('Youssef Vymislof')).hits;
  expect(former?.explanation.parts).toContainEqual(
    expect.objectContaining({ reason: expect.stringMatching(/former_name/) }),
  );
});

describe('keeps every hit', () => {
  const homonyms = Array.from({ length: 1000 }, (_, place) =>
    entry(`h${place}`, {
      names: [named('TRASGO PARDO, Hermenegildo')],
      birthDates: [place === 999 ? '1962-05-03' : '1931'],
    }),
  );
  const many = openIndex(buildIndex(homonyms));

  it('however many there are, unless the caller limits them', () => {
    expect(search(many, subject('Hermenegildo Trasgo Pardo')).hits).toHaveLength(1000);
    expect(search(many, subject('Hermenegildo Trasgo Pardo'), { limit: 20 }).hits).toHaveLength(20);
  });

  it('however many likelier rows are none', () => {
    const others = Array.from({ length: 1000 }, (_, place) => entry(`o${place}`, { names: [named('A. Quimera')] }));
    const builder = new IndexBuilder(() => 1);
    for (const each of [...others, entry('own', { names: [named('Ernesto Quimera')] })]) builder.add(each);
    const rare = openIndex(builder.finish(), openIndex(buildIndex([])));
    const { hits } = search(rare, subject('E. Quimera', { schema: 'person' }));
    expect(hits.map(({ sourceId }) => sourceId)).toEqual(['own']);
  });

  it('and compares particulars before it leaves any out', () => {
    const { hits } = search(many, subject('Hermenegildo Trasgo', { birthDates: ['1962-05-03'] }), { limit: 1 });
    expect(hits[0]).toMatchObject({ sourceId: 'h999' });
  });
});

describe('says whether names can be compared', () => {
  const isComparable = (of: typeof index, name: string, more: Partial<Subject> = {}) =>
    search(of, subject(name, more)).isComparable;
  const signs = openIndex(
    buildIndex([
      entry('s1', { names: [named('虚构公司')] }),
      { ...entry('s2', { names: [named('QUIMERA, Ana')] }), list: 'latin' },
    ]),
  );

  it('in letters always, in signs only with names in the same signs', () => {
    expect(isComparable(index, 'Ana Quimera')).toBe(true);
    expect(isComparable(index, 'Пётр Вымыслов')).toBe(true);
    expect(isComparable(index, '王毅')).toBe(false);
    expect(isComparable(index, '김일성')).toBe(false);
    expect(isComparable(signs, '王毅')).toBe(true);
    expect(isComparable(signs, '김일성')).toBe(false);
  });

  it('by another name of the subject, and of the lists that are searched', () => {
    expect(isComparable(index, '王毅', { otherNames: ['Wang Yi'] })).toBe(true);
    expect(search(signs, subject('王毅'), { lists: new Set(['latin']) }).isComparable).toBe(false);
  });

  it('not where no word is left of the name', () => expect(isComparable(index, '¡!')).toBe(false));
});

it('an acronym beside a dash is looked for, and is possible at most', () => {
  const acronyms = openIndex(buildIndex([entry('a', { schema: 'organisation', names: [named('QUO')] })]));
  const company = { schema: 'organisation' as const };
  const [hit] = search(acronyms, subject('Trasgo Pardo - QUO', company)).hits;
  expect(hit).toMatchObject({ sourceId: 'a', score: 0.79 });
  expect(hit?.explanation.parts.at(-1)).toMatchObject({ reason: 'acronym_alone' });
  expect(search(acronyms, subject('Trasgo Pardo - QUOS', company)).hits).toEqual([]);
});

it('a former name in the subject’s name is looked for', () => {
  expect(found('Otra Razón (antes Grifo Naviera Ltda)')).toEqual(['c2']);
  expect(found('Otra Razón nome fantasia Grifo Naviera')).toEqual(['c2']);
});

it('what the regulator would show is possible at least where all listed words agree', () => {
  const short = openIndex(buildIndex([entry('r', { names: [named('QUIMERA TRASGO, Ana')] })]));
  const [hit] = search(short, subject('Ana Quimera Trasgo Pardo Grifo')).hits;
  expect(hit).toMatchObject({ sourceId: 'r' });
  expect(hit?.score).toBeGreaterThanOrEqual(0.7);
  expect(hit?.regulatorScore).toBeGreaterThan(0.7);
  const wide = openIndex(buildIndex([entry('r', { schema: 'organisation', names: [named('QUIMERATRASGO PARDO')] })]));
  const more = search(wide, subject('Quimeratrasgo Pardo Mantis Grifo', { schema: 'organisation' })).hits;
  expect(more[0]?.explanation.parts.at(-1)?.reason).toMatch(/regulator_agrees|listed_name_contained/);
});

it('a former name that stands whole in another name, or that the regulator shows, is possible too', () => {
  const former = openIndex(
    buildIndex([
      entry('f', { schema: 'organisation', names: [named('Mantis Ocre'), named('QUIMERA TRASGO', 'former')] }),
    ]),
  );
  const company = { schema: 'organisation' as const };
  for (const name of ['Quimera Trasgo Pardo Grifo Basilisco', 'Pardo Grifo Quimera Trasgo Hipogrifo Naviera']) {
    const [hit] = search(former, subject(name, company)).hits;
    expect(hit).toMatchObject({ sourceId: 'f', matchedName: 'QUIMERA TRASGO' });
    expect(hit?.score).toBeGreaterThanOrEqual(0.7);
  }
});

describe('a listed company is not hidden', () => {
  const kadex = openIndex(
    buildIndex([
      entry('k', { schema: 'organisation', names: [named('KADEX JOYAS, S.A.')], countries: ['IR'] }),
      entry('p', { names: [named('GARCÍA, José')], countries: ['IR'], birthDates: ['1962'] }),
    ]),
  );
  const company = { schema: 'organisation' as const, countries: ['CO'] };

  it.each([
    'Acme Planta Kadex Joyas',
    'Representaciones Unidad Kadex Joyas',
    'Acme Sucursal Bogotá Kadex Joyas',
    'Sucursal Kadex Joyas',
    'Grupo Industrial Ventolera Kadex Joyas Importaciones del Pacifico',
  ])('by a branch before it or by another country: %s', (name) =>
    expect(search(kadex, subject(name, company)).hits.map(({ sourceId }) => sourceId)).toEqual(['k']),
  );

  it('by a trade or a place of its own name, however much else stands around it', () => {
    const listed = openIndex(
      buildIndex([
        entry('e', { schema: 'organisation', names: [named('QUIMERBANK EUROPE')] }),
        entry('b', { schema: 'organisation', names: [named('PANAMÁ GRIFANTO')] }),
        entry('h', { schema: 'organisation', names: [named('INGENIERÍA TRASGOSA')] }),
        entry('n', { schema: 'organisation', names: [named('BASILIQ PLANTA NORTE')] }),
      ]),
    );
    const around = (name: string) => `${name} Consultoria Ventolera e Serviços Mantícora de Informática Ocre Ltda`;
    const idsOf = (name: string) => search(listed, subject(name, company)).hits.map(({ sourceId }) => sourceId);
    expect(idsOf(around('Quimerbank Europe'))).toEqual(['e']);
    expect(idsOf(around('Grifanto Panamá'))).toEqual(['b']);
    expect(idsOf(around('Trasgosa Ingeniería'))).toEqual(['h']);
    expect(idsOf(around('Basiliq Planta Norte'))).toEqual(['n']);
    expect(idsOf(around('Quimerbank'))).toEqual([]);
  });

  it('a person whom the regulator shows neither, but by another date of birth', () => {
    const jose = (more: Partial<Subject>) =>
      search(kadex, subject('José García', { schema: 'person', countries: ['CO'], ...more })).hits;
    expect(jose({}).map(({ sourceId }) => sourceId)).toEqual(['p']);
    expect(jose({ birthDates: ['1990'] })).toEqual([]);
  });
});

it('what was not enough is the nearest', () => {
  const { hits, nearest } = search(index, subject('Anastasia Quimera Fantasiosa', { birthDates: ['1999'] }));
  expect(hits).toEqual([]);
  expect(nearest).toMatchObject({ sourceId: 'p1' });
  expect(nearest?.score).toBeLessThan(0.7);
});

describe('a hit explains itself', () => {
  const [hit] = search(index, subject('Anastacia Quimera', { birthDates: ['1962-05-03'], countries: ['MX'] })).hits;
  if (!hit) throw new Error('nothing was found');
  const { explanation } = hit;

  it('token by token, as both names were written', () => {
    const pairs = explanation.tokens.map(({ query, listed, likeness }) => [
      query.map(({ start, end }) => explanation.queryName.slice(start, end)).join(' '),
      listed.map(({ start, end }) => explanation.listedName.slice(start, end)).join(' '),
      likeness,
    ]);
    expect(pairs).toEqual([
      ['Anastacia', 'Anastasia', 'spelling'],
      ['Quimera', 'QUIMERA', 'equal'],
    ]);
    expect(explanation.unmatchedListed.map(({ start, end }) => explanation.listedName.slice(start, end))).toEqual([
      'FICTICIA',
    ]);
  });

  it('in parts that make up its score', () => {
    const sum = explanation.parts.reduce((total, { effect }) => total + effect, explanation.tokenScore);
    expect(sum).toBeCloseTo(hit.score, 10);
    expect(explanation.parts.map(({ reason }) => reason)).toEqual([
      'listed_token_missing',
      'rare_name',
      'birth_date_equal',
    ]);
  });

  it('in words of three languages', () => {
    expect(sayExplanation('en', explanation)).toContain('‘Quimera’ is the same as ‘QUIMERA’');
    expect(sayExplanation('es', explanation)).toContain('la misma fecha de nacimiento: 03 de mayo de 1962 (+3)');
    expect(sayExplanation('pt-BR', explanation).join()).toContain('falta “ficticia” no nome consultado');
  });
});

it('the same entries give the same index, and the same subject the same answer', () => {
  const again = buildIndex(ENTRIES);
  expect(again).toEqual(buildIndex(ENTRIES));
  const fresh = openIndex(structuredClone(again));
  for (const name of ['Anastacia Quimera', 'Trasgo SA', 'Yusuf Vymyslov']) {
    expect(search(fresh, subject(name))).toEqual(search(index, subject(name)));
  }
});

it('moves to another thread without a copy', () => {
  const data = buildIndex(ENTRIES);
  const moved = structuredClone(data, { transfer: buffersOf(data) });
  expect(data.rowEntity).toHaveLength(0);
  expect(search(openIndex(moved), subject('Trasgo SA')).hits[0]?.sourceId).toBe('c1');
});

it('control characters in a name neither part nor spoil the entry', () => {
  const odd = openIndex(
    buildIndex([entry('p', { names: [named('Quimera\u001cFicticia\u001dAna')], countries: ['MX'] })]),
  );
  expect(search(odd, subject('Ana Quimera Ficticia')).hits[0]?.entry).toMatchObject({
    sourceId: 'p',
    names: [named('Quimera Ficticia Ana')],
    countries: ['MX'],
  });
});

it('an empty index finds nothing', () =>
  expect(search(openIndex(buildIndex([])), subject('Ana Quimera'))).toEqual({
    hits: [],
    nearest: null,
    isComparable: true,
  }));

it('words that many suppliers have weigh less', () => {
  const entries = [entry('c', { schema: 'organisation', names: [named('TRANSPORTISTAS TRASGO')] })];
  const among = openIndex(
    buildIndex(
      entries,
      Array.from({ length: 2000 }, (_, each) => `Transportistas ${each}`),
    ),
  );
  const score = (of: ReturnType<typeof openIndex>) =>
    search(of, subject('Transportistas Grifo'), { threshold: 0 }).hits[0]?.score ?? 0;
  expect(score(among)).toBeLessThan(score(openIndex(buildIndex(entries))));
  expect(rarityOf(among, 'transportistas')).toBeCloseTo(0.15, 5);
});
