import { expect, test } from 'vitest';
import { articleEntry, excerptOf } from './article-entry';
import { findNames } from './find-names';
import { findRisks } from './find-risks';
import { plainText } from './plain-text';
import { sentencesOf } from './sentences';

const article = (title: string, text: string, names: string[] = []) =>
  articleEntry({ id: '1', title, text, names, publisher: 'El Ejemplo', publishedOn: '2026-11-10', url: '' });

test.each([
  ['Fue detenido por lavado de dinero y fraude fiscal.', ['crime', 'money_laundering', 'fraud']],
  ['He was charged with bribery and tax  evasion.', ['corruption', 'tax']],
  ['A empresa mantinha trabalhadores em condições análogas à escravidão.', ['labour']],
  ['Acusada de sonegação e de crime ambiental.', ['tax', 'environment']],
  ['La empresa fue SANCIONADA por contaminación.', ['sanctions', 'environment']],
  ['A quiet year of growth without any trouble.', []],
  ['El vibrante mercado de Cartagena.', []],
])('%s', (text, risks) => {
  expect(findRisks(text).map(({ risk }) => risk)).toEqual(risks);
});

test('a risk is told as it is written', () => {
  expect(findRisks('Acusado de CORRUPCIÓN.')).toEqual([{ risk: 'corruption', word: 'CORRUPCIÓN' }]);
});

test.each([
  [
    'La Comercializadora Quimera, S.A. de C.V. y Juan Carlos Pérez de la Cruz fueron acusados.',
    ['Comercializadora Quimera, S.A. de C.V. y Juan Carlos Pérez de la Cruz', 'Juan Carlos Pérez de la Cruz'],
  ],
  ['According to Jane O’Sample’s lawyer, Acme Ltd. paid.', ['Jane O’Sample', 'Acme Ltd']],
  ['Segundo João da Silva e Souza, nada aconteceu.', ['João da Silva e Souza', 'João da Silva']],
  ['nothing is named here', []],
])('the names of: %s', (sentence, names) => {
  expect(findNames(sentence)).toEqual(expect.arrayContaining(names));
});

test('abbreviations and initials end no sentence', () => {
  expect(sentencesOf('El Sr. Pérez dirige Quimera S.A. Fue en mayo. ¿Y después? Nada.\n\nFin')).toEqual([
    'El Sr. Pérez dirige Quimera S.A. Fue en mayo.',
    '¿Y después?',
    'Nada.',
    'Fin',
  ]);
});

test('markup goes, and what it says stays', () => {
  expect(sentencesOf(plainText('<p>Uno &amp; dos.</p><script>alert(1)</script><p>Tres &#233;l</p>'))).toEqual([
    'Uno & dos.',
    'Tres él',
  ]);
});

test('an entry holds whom an article names beside a risk, and the sentence that says so', () => {
  const entry = article(
    'Indagan a una comercializadora',
    'Rosa Ajena abrió una panadería. Fue un éxito en el barrio. La ciudad celebró.\n\nQuimera Norte fue acusada de ' +
      'fraude. Su director, Rómulo Ficticio Arenas, no respondió.',
  );
  expect(entry?.names.map(({ value }) => value)).toEqual(['Quimera Norte', 'Rómulo Ficticio Arenas']);
  expect(entry).toMatchObject({ schema: 'other', topics: ['media'], listedOn: '2026-11-10' });
  expect(entry?.article && excerptOf(entry.article, 'Rómulo Ficticio Arenas')).toEqual({
    title: 'Indagan a una comercializadora',
    publisher: 'El Ejemplo',
    sentence: 'Su director, Rómulo Ficticio Arenas, no respondió.',
    risks: [{ risk: 'fraud', word: 'fraude' }],
  });
});

test('an article without a risk, or that names nobody, is no entry; whom its publisher names is', () => {
  expect(article('Quimera Norte abre una planta', 'Rómulo Ficticio Arenas la inauguró.')).toBeNull();
  expect(article('fraude en el mercado', 'nadie fue nombrado.')).toBeNull();
  expect(article('fraude en el mercado', 'nadie fue nombrado.', ['Quimera Norte'])?.names).toHaveLength(1);
});

test('a long text that opens everything and ends nothing is read in its time', () => {
  const long = `fraude ${'Abc de '.repeat(20_000)}${'<p '.repeat(200_000)}${'A.'.repeat(50_000)}`;
  expect(article('fraude', plainText(long))).toBeNull();
});

test('what no database keeps is left out of an article, and a long id is kept by its hash', () => {
  const raw = {
    id: `https://prensa.test/${'a'.repeat(150)}/1`,
    title: 'Ana\u0000 Quimera fue acusada de fraude \ud800',
    text: '',
    names: ['Ana\u0000 Quimera'],
    publisher: 'El\u0000 Ejemplo',
    publishedOn: '',
    url: '',
  };
  const entry = articleEntry(raw);
  expect(JSON.stringify(entry)).not.toMatch(/\\u0000|\\ud800/);
  expect(entry?.names.map(({ value }) => value)).toContain('Ana Quimera');
  expect(entry?.sourceId).toMatch(/^[0-9a-f]{64}$/);
  expect(articleEntry({ ...raw, id: raw.id.replace(/1$/, '2') })?.sourceId).not.toBe(entry?.sourceId);
});

test('long ids that begin alike are two articles, each with an id that is kept whole', () => {
  const idOf = (id: string) =>
    articleEntry({ id, title: 'Acusan a Quimera Norte de fraude', text: '', publisher: '', publishedOn: '', url: '' })
      ?.sourceId;
  const ids = ['1', '2'].map((end) => idOf(`https://p.test/${'a'.repeat(600)}${end}`));
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^[0-9a-f]{64}$/);
});
