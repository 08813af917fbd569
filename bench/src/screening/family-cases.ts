import type { ListedEntry } from '@homologa/screening/index/index-builder';

// Listed names in the spellings of supplier registers. All cases are generated from the lists: a seed selects the
// entries, and each spelling is applied to every selected entry.

/** Spelling of a listed name. `write` returns null if the spelling is not applicable to the name. */
interface Way {
  label: string;
  write: (name: string, entry: ListedEntry) => string | null;
}

export interface Family {
  name: string;
  entries: 'companies' | 'cnep' | 'people' | 'latinPeople' | 'acronyms';
  schema?: 'organisation' | 'person';
  /** Minimum recall of the worst spelling at score 0.70; `goalAt80` applies at 0.80. */
  goal: number;
  goalAt80?: number;
  /** Maximum share of unlisted names with a hit in this spelling; 0.6 % by default. */
  alarmsAtMost?: number;
  ways: readonly Way[];
}

const appended = (label: string): Way => ({ label, write: (name) => `${name} ${label}` });
const prefixed = (label: string): Way => ({ label, write: (name) => `${label} ${name}` });
const all = (text: string, way: (label: string) => Way): Way[] => text.split('|').map((label) => way(label.trim()));

const UNLISTED = 'Quimera Fantasiosa';
const HUSBANDS = ['Pérez', 'Gómez', 'Rojas', 'Mendoza', 'Suárez', 'Castro'];
const CPF = '11144477735';

/** Splits 'GARCIA LOPEZ, Juan Carlos' into given and family names. */
function partsOf(name: string): { given: string[]; family: string[] } | null {
  const [family = '', given = ''] = name.split(',').map((side) => side.trim().split(/\s+/));
  return Array.isArray(family) && Array.isArray(given) && given[0] ? { given, family } : null;
}
const inOrder = (name: string): string => {
  const parts = partsOf(name);
  return parts ? [...parts.given, ...parts.family].join(' ') : name;
};
const ofPerson = (label: string, write: (name: string) => string): Way => ({
  label,
  write: (name) => write(inOrder(name)),
});
const hashOf = (text: string): number =>
  Array.from(text).reduce((sum, char) => (sum * 31 + char.charCodeAt(0)) >>> 0, 7);

/**
 * Returns a function that replaces the first matching letter inside a word by a similar digit, as text recognition
 * (OCR) does.
 */
const misread =
  (from: RegExp, to: string): ((name: string) => string | null) =>
  (name) => {
    const made = name.replace(from, (match: string) => match.slice(0, -1) + to);
    return made === name ? null : made;
  };
const respelt =
  (pairs: readonly (readonly [RegExp, string])[]): ((name: string) => string | null) =>
  (name) => {
    const made = pairs.reduce((text, [from, to]) => text.replace(from, to), inOrder(name));
    return made === inOrder(name) ? null : made;
  };

const TWINS: readonly (readonly [string, readonly (readonly [RegExp, string])[]])[] = [
  ['z as s', [[/z\b/gi, 's']]],
  [
    '-ción as -ção',
    [
      [/c?cion\b/gi, 'ção'],
      [/ciones\b/gi, 'ções'],
    ],
  ],
  ['ll as lh', [[/ll/gi, 'lh']]],
  ['ñ as nh', [[/ñ/gi, 'nh']]],
  [
    'accents',
    [
      [/\bjose\b/gi, 'José'],
      [/\bluis\b/gi, 'Luiz'],
      [/\bantonio\b/gi, 'Antônio'],
      [/\bjorge\b/gi, 'Jórge'],
    ],
  ],
  [
    'given names',
    [
      [/\bfelipe\b/gi, 'Filipe'],
      [/\bmanuel\b/gi, 'Manoel'],
      [/\bvicente\b/gi, 'Vicênte'],
      [/\bjoaquin\b/gi, 'Joaquim'],
      [/\benrique\b/gi, 'Henrique'],
      [/\bsebastian\b/gi, 'Sebastião'],
      [/\balfonso\b/gi, 'Afonso'],
      [/\bmateo\b/gi, 'Mateus'],
    ],
  ],
];

export const FAMILIES: readonly Family[] = [
  {
    name: 'status',
    entries: 'companies',
    schema: 'organisation',
    goal: 0.98,
    ways: all(
      'en liquidación|en reorganización|en concurso mercantil|em recuperação judicial|em liquidação|(en liquidación)|en quiebra',
      appended,
    ).concat(all('massa falida|Massa Falida de', prefixed), appended('massa falida')),
  },
  {
    name: 'status, of CNEP',
    entries: 'cnep',
    schema: 'organisation',
    goal: 0.98,
    ways: all('em recuperação judicial|massa falida|em liquidação|- em recuperação judicial', appended),
  },
  {
    name: 'branch or place',
    entries: 'companies',
    schema: 'organisation',
    goal: 0.97,
    ways: all(
      'Sucursal Colombia|Filial Guadalajara|Filial São Paulo|División Norte|de México|do Brasil|Agencia Bogotá|Sucursal del Perú|Sucursal 3|Guadalajara, Jalisco',
      appended,
    ).concat(all('Sucursal Colombia de', prefixed)),
  },
  {
    name: 'branch, of CNEP',
    entries: 'cnep',
    schema: 'organisation',
    goal: 0.97,
    ways: all('filial São Paulo|do Brasil|- Filial Rio de Janeiro', appended),
  },
  {
    name: 'trade words',
    entries: 'companies',
    schema: 'organisation',
    goal: 0.99,
    goalAt80: 0.95,
    ways: all('Internacional|y Asociados|e Hijos', appended).concat(
      all('Grupo|Comercializadora|Inversiones|Importadora y Exportadora|Distribuidora', prefixed),
    ),
  },
  {
    name: 'people as suppliers',
    entries: 'people',
    goal: 0.98,
    ways: [
      ofPerson('plain', (name) => name),
      ofPerson('E.I.R.L.', (name) => `${name} E.I.R.L.`),
      ofPerson('MEI', (name) => `${name} ${CPF}`),
      ofPerson('MEI by CNPJ', (name) => `11.144.477 ${name}`),
      ofPerson('ME', (name) => `${name} ME`),
      ofPerson('natural person', (name) => `${name} Persona Natural con Negocio`),
      ofPerson('empresário', (name) => `${name} - Empresário Individual`),
    ],
  },
  {
    name: 'one given name and first surname',
    entries: 'latinPeople',
    goal: 0.95,
    // Many people share two common words, so some unlisted names have hits. The limit is the share of such names at the
    // time when this spelling was added to the benchmark.
    alarmsAtMost: 0.034,
    ways: [
      {
        label: 'given surname',
        write: (name) => {
          const parts = partsOf(name);
          return parts && `${parts.given[0]} ${parts.family[0]}`;
        },
      },
    ],
  },
  {
    name: 'married name',
    entries: 'latinPeople',
    goal: 0.85,
    ways: (['de', 'vda. de'] as const).map((particle) => ({
      label: particle,
      write: (name) => {
        const parts = partsOf(name);
        const husband = HUSBANDS[hashOf(name) % HUSBANDS.length];
        return parts && `${parts.given.join(' ')} ${parts.family[0]} ${particle} ${husband}`;
      },
    })),
  },
  {
    name: 'misread by a scanner',
    entries: 'people',
    goal: 0.95,
    ways: [
      { label: '1 for i', write: (name) => misread(/[a-z]i/i, '1')(inOrder(name)) },
      { label: '1 for a first i', write: (name) => misread(/\bI/, '1')(inOrder(name)) },
      { label: '1 for l', write: (name) => misread(/[a-z]l(?=[a-z])/i, '1')(inOrder(name)) },
      { label: '0 for o', write: (name) => misread(/[a-z]o/i, '0')(inOrder(name)) },
      { label: '5 for s', write: (name) => misread(/[a-z]s(?=[a-z])/i, '5')(inOrder(name)) },
    ],
  },
  {
    name: 'spellings of Portuguese and Spanish',
    entries: 'latinPeople',
    goal: 0.95,
    ways: TWINS.map(([label, pairs]) => ({ label, write: respelt(pairs) })),
  },
  {
    name: 'former and trade names',
    entries: 'companies',
    schema: 'organisation',
    goal: 0.95,
    ways: [
      '(antes #)',
      'antes #',
      'antiga #',
      'ex #',
      '(ex-#)',
      'nome fantasia #',
      'conocida como #',
      'nombre comercial: #',
      'formerly #',
      'dba #',
      'd/b/a #',
      'antes denominada #',
    ]
      .map((pattern): Way => ({ label: pattern, write: (name) => `${UNLISTED} ${pattern.replace('#', name)}` }))
      .concat([
        { label: '# antes', write: (name) => `${name} (antes ${UNLISTED})` },
        { label: 'X - #', write: (name) => `QFX - ${name}` },
        { label: '# - X', write: (name) => `${name} - QFX` },
      ]),
  },
  {
    name: 'acronym behind a dash',
    entries: 'acronyms',
    schema: 'organisation',
    goal: 0.95,
    ways: [
      { label: 'X - ACR', write: (_, { entry }) => acronymIn(entry) && `${UNLISTED} - ${acronymIn(entry)}` },
      { label: 'ACR - X', write: (_, { entry }) => acronymIn(entry) && `${acronymIn(entry)} - ${UNLISTED}` },
    ],
  },
];

const NO_ACRONYMS = /^(?:SPA|SAS|LLC|LTD|INC|JSC|SRL|PJSC|OJSC|GMBH)$/;
export function acronymIn({ names }: ListedEntry['entry']): string | null {
  return (
    names.find(({ value, kind }) => kind !== 'weak' && /^[A-Z]{3,5}$/.test(value) && !NO_ACRONYMS.test(value))?.value ??
    null
  );
}
