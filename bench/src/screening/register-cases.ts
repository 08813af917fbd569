import type { ListedEntry } from '@homologa/screening/index/index-builder';
import type { ScreeningIndex } from '@homologa/screening/index/screening-index';
import { type Subject, search } from '@homologa/screening/search/search';
import type { Measure } from './report';

// Listed suppliers in the spelling of their country's register. A case identifies its entry by list and reference and
// derives the spelling from the primary name, so this file contains no names of listed persons.

type Kind = 'organisation' | 'person' | undefined;

interface RegisterCase {
  list: 'us_ofac_sdn' | 'br_cnep';
  id: string;
  kind: Kind;
  why: string;
  write: (name: string) => string;
}

const LEGAL_FORM =
  /[,\s-]*\b(?:S\.?A\.?(?:\s+DE\s+C\.?V\.?|\.?S\.?|\.?C\.?)?|S\.?\s+DE\s+(?:P\.?R\.?\s+DE\s+)?R\.?L\.?(?:\s+DE\s+C\.?V\.?)?|LTDA\.?|LIMITADA|EIRELI|CORP\.?|LLC|INC\.?|LIMITED)(?:\s*-?\s*(?:ME|EPP))?\.?\s*$/iu;
const bare = (name: string): string =>
  name
    .replace(LEGAL_FORM, '')
    .replace(/[,\s.-]+$/u, '')
    .trim();
const initialsOf = (name: string): string =>
  bare(name)
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 3)
    .map((word) => word[0] ?? '')
    .join('')
    .toUpperCase();
const partsOf = (name: string): { given: string[]; family: string[] } => {
  const [family = '', given = ''] = name.split(',');
  return { given: given.trim().split(/\s+/), family: family.trim().split(/\s+/) };
};
const inOrder = (name: string): string => {
  const { given, family } = partsOf(name);
  return [...given, ...family].join(' ');
};
const firstOf = (words: readonly string[]): string => words[0] ?? '';

const ofac = (id: string, why: string, write: (name: string) => string): RegisterCase => ({
  list: 'us_ofac_sdn',
  id,
  kind: 'organisation',
  why,
  write,
});
const cnep = (id: string, why: string, write: (name: string) => string): RegisterCase => ({
  list: 'br_cnep',
  id: `CNEP-${id}`,
  kind: 'organisation',
  why,
  write,
});
const person = (id: string, why: string, write: (name: string) => string, kind?: Kind): RegisterCase => ({
  list: 'us_ofac_sdn',
  id,
  kind,
  why,
  write,
});

const REGISTER_CASES: readonly RegisterCase[] = [
  ofac('1660', 'the superintendence appends a liquidation', (name) => `${bare(name)} S.A. EN LIQUIDACION`),
  ofac('7295', 'a compulsory liquidation stands in brackets', (name) => `${bare(name)} LTDA (EN LIQUIDACIÓN JUDICIAL)`),
  ofac('7160', 'the insolvency court names the proceeding', (name) => `${bare(name)} EN CONCURSO MERCANTIL`),
  ofac(
    '10653',
    'an agreement of creditors is carried out',
    (name) => `${name} EN EJECUCIÓN DEL ACUERDO DE REORGANIZACIÓN`,
  ),
  ofac('11407', 'a dissolved company keeps its name', (name) => `${bare(name)} S.A.C. EN DISOLUCIÓN Y LIQUIDACIÓN`),
  ofac('11489', 'a reorganised company says so', (name) => `${bare(name)} S.A. EN REORGANIZACIÓN EMPRESARIAL`),
  ofac('11860', 'a bankrupt company says so', (name) => `${bare(name)} & CIA LTDA EN QUIEBRA`),
  ofac('12456', 'the branch of a foreign company', (name) => `${name} SUCURSAL COLOMBIA`),
  ofac('13010', 'the branch stands before the name', (name) => `SUCURSAL PANAMÁ DE ${name}`),
  ofac('13356', 'a branch of a city', (name) => `${bare(name)} Filial Guadalajara`),
  ofac('16211', 'a division of the company', (name) => `${bare(name)}, División Norte`),
  ofac('18951', 'the country behind a group', (name) => `${bare(name)} de México, S.A. de C.V.`),
  ofac('19190', 'the state behind the name', (name) => `${bare(name)} DE JALISCO S.A.P.I. DE C.V.`),
  ofac('20206', 'a group before the name', (name) => `GRUPO ${bare(name)} S.A.S.`),
  ofac('21084', 'a city and a state behind the name', (name) => `${bare(name)} Culiacán, Sinaloa`),
  ofac('21114', 'the owner adds a trade', (name) => `COMERCIALIZADORA ${bare(name)}`),
  ofac('21664', 'partners behind the name', (name) => `${bare(name)} y Asociados, S.C.`),
  ofac('26062', 'another form after a change of the statutes', (name) => `${bare(name)}, S.A.P.I. DE C.V.`),
  ofac('26996', 'a country in English', (name) => `${bare(name)} Latin America Ltd`),
  ofac('27248', 'a number of the branch', (name) => `${bare(name)} Sucursal 4`),
  ofac('27945', 'the register drops the form', bare),
  ofac('28537', 'an agency of the company', (name) => `${bare(name)} - Agencia Buenos Aires`),
  ofac('34069', 'holding before the name', (name) => `Inversiones ${bare(name)} S.A.S.`),
  ofac('39482', 'a former name follows the new one', (name) => `Quimera Ocre, S.A. de C.V. (antes ${name})`),
  ofac('41660', 'a former name in Portuguese', (name) => `Quimera Ocre Ltda, antiga ${bare(name)}`),
  ofac('43842', 'the trade name stands behind the name', (name) => `Quimera Ocre Ltda nome fantasia ${bare(name)}`),
  ofac('46219', 'a trade name in Spanish', (name) => `Quimera Ocre S.A. conocida como ${bare(name)}`),
  ofac('49064', 'the new name stands before the former one', (name) => `${name} ex Quimera Ocre`),
  ofac('49793', 'an acronym behind a dash', (name) => `${name} - ${initialsOf(name).slice(0, 5)}`),
  ofac('49821', 'an acronym before a dash', (name) => `${initialsOf(name).padEnd(3, 'X').slice(0, 5)} - ${name}`),
  ofac('51106', 'a slip in one word', (name) => bare(name).replace(/([A-Z])([A-Z])([A-Z]{3})\b/, '$2$1$3')),
  ofac('54360', 'the words in another order', (name) => bare(name).split(' ').reverse().join(' ')),
  ofac('56333', 'status and branch together', (name) => `${bare(name)} SUCURSAL LIMA EN LIQUIDACIÓN`),
  ofac('58381', 'doing business as another', (name) => `Quimera Ocre LLC d/b/a ${bare(name)}`),
  ofac('57460', 'and as a word, with a place', (name) => `${bare(name).replace(/\bAND\b/, '&')} Monterrey`),
  cnep('132413', 'the court grants recovery', (name) => `${name} - EM RECUPERAÇÃO JUDICIAL`),
  cnep('288827', 'a bankrupt estate', (name) => `MASSA FALIDA DE ${name}`),
  cnep('132074', 'a bankrupt estate behind the name', (name) => `${bare(name)} (MASSA FALIDA)`),
  cnep('113720', 'in liquidation', (name) => `${bare(name)} LTDA EM LIQUIDAÇÃO`),
  cnep('278914', 'a branch by its city', (name) => `${bare(name)} FILIAL SÃO PAULO`),
  cnep('139351', 'the country behind the name', (name) => `${bare(name)} do Brasil Ltda`),
  cnep('288440', 'another form', (name) => `${bare(name)} S/A`),
  cnep('140469', 'a group before the name', (name) => `Grupo ${bare(name)}`),
  cnep('284206', 'a trade name', (name) => `Quimera Ocre ME, nome fantasia ${bare(name)}`),
  cnep('106481', 'a place behind the name', (name) => `${bare(name)} Belo Horizonte MG`),
  person('6823', 'a natural person is the supplier', inOrder),
  person('7308', 'an individual company of limited liability', (name) => `${inOrder(name)} E.I.R.L.`),
  person('8156', 'a small trader of Brazil has the CPF in the name', (name) => `${inOrder(name)} 11144477735`),
  person('9396', 'the newer form has the root of the CNPJ', (name) => `11.144.477 ${inOrder(name)}`),
  person('10983', 'surnames first, as tax registers write', (name) => {
    const { given, family } = partsOf(name);
    return [...family, ...given].join(' ');
  }),
  person('11551', 'a natural person with a business', (name) => `${inOrder(name)} PERSONA NATURAL CON NEGOCIO`),
  person('11825', 'an individual entrepreneur', (name) => `${inOrder(name)} - Empresário Individual`),
  person('12884', 'one given name and the first surname', (name) => {
    const { given, family } = partsOf(name);
    return `${firstOf(given)} ${firstOf(family)}`;
  }),
  person('18969', 'the second surname is an initial', (name) => {
    const { given, family } = partsOf(name);
    return `${given.join(' ')} ${firstOf(family)} ${family[1]?.[0] ?? ''}.`;
  }),
  person('10359', 'a married name takes the second surname’s place', (name) => {
    const { given, family } = partsOf(name);
    return `${given.join(' ')} ${firstOf(family)} de Rojas`;
  }),
  person('11466', 'a widow’s name', (name) => {
    const { given, family } = partsOf(name);
    return `${given.join(' ')} ${firstOf(family)} vda. de Suárez`;
  }),
  person(
    '22754',
    'a married name in the list of shareholders',
    (name) => {
      const { given, family } = partsOf(name);
      return `${given.join(' ')} ${firstOf(family)} de Gómez`;
    },
    'person',
  ),
  person('17812', 'a scanner read a one', (name) => inOrder(name).replace(/i/, '1')),
  person('16409', 'a scanner read a nought', (name) => inOrder(name).replace(/O(?=[A-Z])/, '0')),
  person('26424', 'Portuguese spelling of a Spanish surname', (name) => inOrder(name).replaceAll(/Z\b/g, 'S')),
];

const MADE_UP: readonly (readonly [name: string, kind: Kind, why: string])[] = [
  ['Comercializadora Internacional del Norte, S.A. de C.V.', 'organisation', 'trade words and a place alone'],
  ['Grupo Industrial de México S.A.', 'organisation', 'trade words and a country alone'],
  ['Inversiones y Servicios Generales S.A.C.', 'organisation', 'trade words alone'],
  ['Transportes del Pacífico Sur Ltda', 'organisation', 'a trade and a place alone'],
  ['Constructora San José S.A. en liquidación', 'organisation', 'a usual name and a status'],
  ['Distribuidora La Esperanza Sucursal Colombia', 'organisation', 'a usual name and a branch'],
  ['Importadora y Exportadora Andina Ltda', 'organisation', 'trade words and a region'],
  ['Construtora Panorama Azul Ltda em recuperação judicial', 'organisation', 'a usual name and a status'],
  ['Filial São Paulo Comércio de Alimentos Ltda', 'organisation', 'a branch and a trade alone'],
  ['Agencia de Viajes Sol y Luna S.A.', 'organisation', 'a trade that is also a word for branches'],
  ['Cooperativa de Vivienda Nueva Vida', 'organisation', 'usual words alone'],
  ['Ferretería El Tornillo Feliz - FTF', 'organisation', 'an acronym that nobody has listed'],
  ['Quimera Ocre S.A. (antes Trasgo Pardo Ltda)', 'organisation', 'two names that nobody has listed'],
  ['Banco Popular de Quimera S.A.', 'organisation', 'a trade, a usual word and an unlisted one'],
  ['Laboratorios Grifo Verde S.A. de C.V.', 'organisation', 'an unlisted name with a usual word'],
  ['María Fernanda Quimera de Trasgo', undefined, 'a married name that nobody has listed'],
  ['Ana Lucía Trasgo Grifo E.I.R.L.', undefined, 'a trader that nobody has listed'],
  ['José Luis Grifo 11144477735', undefined, 'usual given names and an unlisted surname'],
  ['Juan Carlos Trasgo de la Quimera', 'person', 'usual given names and unlisted surnames'],
  ['Luis Alberto Basilisco Hipogrifo', 'person', 'usual given names and unlisted surnames'],
];

/**
 * Names that differ from a listed name by one specific word, given name or surname: the search must not return the
 * listed entry.
 */
const NEAR: readonly RegisterCase[] = [
  ofac('18951', 'the group alone, with another name', (name) => `${firstOf(name.split(' '))} Quimera S.A.`),
  ofac('11860', 'the trade alone, with another name', (name) => `${firstOf(name.split(' '))} Trasgo Ltda.`),
  ofac('13010', 'the trade alone, in liquidation', (name) => `${firstOf(name.split(' '))} Grifo S.A. en liquidación`),
  ofac('19190', 'the trade alone, with a branch', (name) => `${firstOf(name.split(' '))} Basilisco Sucursal Lima`),
  ofac('11489', 'the trade alone, of another country', (name) => `${firstOf(name.split(' '))} Hipogrifo de México`),
  ofac('51106', 'the trade and the country alone', (name) => `${firstOf(name.split(' '))} Mantícora de México S.A.`),
  ofac('54360', 'the first words alone', (name) => `${name.split(' ').slice(0, 2).join(' ')} Trasgo`),
  ofac('49064', 'the last word of the name alone', (name) => `${bare(name).split(' ').at(-2)} Quimera Ocre S.A.S.`),
  cnep('288827', 'the trade alone, bankrupt', (name) => `Massa Falida de ${firstOf(name.split(' '))} Quimérica Ltda`),
  cnep('140469', 'the trade alone', (name) => `${bare(name).split(' ').slice(1).join(' ')} Trasgo Ltda`),
  person(
    '7308',
    'another first surname',
    (name) => `${partsOf(name).given.join(' ')} Trasgo ${partsOf(name).family[1]}`,
  ),
  person(
    '9396',
    'another second surname',
    (name) => `${partsOf(name).given.join(' ')} ${firstOf(partsOf(name).family)} Grifo`,
  ),
  person('10983', 'other surnames', (name) => `${partsOf(name).given.join(' ')} Quimera Trasgo`),
  person('11551', 'other given names', (name) => `Basilisa Hipólita ${partsOf(name).family.join(' ')}`),
  person(
    '11825',
    'a married name of another surname',
    (name) => `${partsOf(name).given.join(' ')} Trasgo de ${firstOf(partsOf(name).family)}`,
  ),
  person('18969', 'a trader with other surnames', (name) => `${partsOf(name).given.join(' ')} Quimera Grifo E.I.R.L.`),
  person(
    '16409',
    'another second surname, as a supplier',
    (name) => `${partsOf(name).given.join(' ')} ${firstOf(partsOf(name).family)} Trasgo MEI`,
  ),
  person(
    '26424',
    'one given name of two, and another surname',
    (name) => `${firstOf(partsOf(name).given)} ${firstOf(partsOf(name).family)} Basilisco`,
  ),
  person(
    '17812',
    'the surnames alone, with another given name',
    (name) => `Hermenegilda ${partsOf(name).family.join(' ')}`,
  ),
  person(
    '6823',
    'a given name alone, with other names',
    (name) => `${firstOf(partsOf(name).given)} Anselmo Grifo Trasgo`,
  ),
];

export interface RegisterResult {
  found: number;
  cases: number;
  missed: string[];
  trapped: string[];
  traps: number;
}

const subjectOf = (name: string, kind: Kind): Subject => ({
  name,
  countries: [],
  birthDates: [],
  identifiers: [],
  ...(kind ? { schema: kind } : {}),
});

/**
 * Counts the suppliers whose listed entry the search finds, and the unlisted names (traps) with any hit. Throws if a
 * case refers to an entry that the watchlists do not contain.
 */
export function measureRegister(index: ScreeningIndex, entries: readonly ListedEntry[]): RegisterResult {
  const known = new Map(entries.map(({ list, entry }) => [`${list}:${entry.sourceId.replace(/^ofac-/, '')}`, entry]));
  const nameOf = ({ list, id, write }: RegisterCase): string => {
    const listed = known.get(`${list}:${id}`)?.names[0]?.value;
    if (listed === undefined) throw new Error(`the entry ${id} of ${list} is gone: name another one`);
    return write(listed);
  };
  const result: RegisterResult = { found: 0, cases: REGISTER_CASES.length, missed: [], trapped: [], traps: 0 };
  for (const each of REGISTER_CASES) {
    const { hits } = search(index, subjectOf(nameOf(each), each.kind));
    const isFound = hits.some(({ list, sourceId }) => list === each.list && sourceId.replace(/^ofac-/, '') === each.id);
    if (isFound) result.found += 1;
    else result.missed.push(`${each.list} ${each.id}: ${each.why}`);
  }
  const traps = [
    ...MADE_UP,
    ...NEAR.map((each) => [nameOf(each), each.kind, `${each.list} ${each.id}: ${each.why}`] as const),
  ];
  for (const [name, kind, why] of traps) {
    result.traps += 1;
    const [hit] = search(index, subjectOf(name, kind)).hits;
    if (hit) result.trapped.push(`${why} (${hit.score.toFixed(2)}, ${hit.list} ${hit.sourceId})`);
  }
  return result;
}

export const registerMeasures = ({ found, cases, trapped, traps, missed }: RegisterResult): Measure[] => [
  {
    name: 'suppliers as registers write them: found',
    value: found / cases,
    unit: '%',
    goal: { atLeast: 0.95 },
    note: `${found} of ${cases}${missed.length > 0 ? `; not ${missed.join('; ')}` : ''}`,
  },
  {
    name: 'suppliers as registers write them: traps',
    value: trapped.length / traps,
    unit: '%',
    goal: { atMost: 0.05 },
    note: `${trapped.length} of ${traps}${trapped.length > 0 ? `; ${trapped.join('; ')}` : ''}`,
  },
];
