import { type Holder, isCpf } from './tax-id-holder';

export interface NameHolder {
  holder: Holder | null;
  /** The person's name without the legal form or number that was removed from it; empty if nothing was removed. */
  names: string[];
  cpf?: string;
}

/**
 * Folds a name to lower case without accents, character by character, so that offsets are valid in the original name.
 */
const folded = (text: string): string =>
  Array.from(text, (sign) => Array.from(sign.normalize('NFD'))[0]?.toLowerCase().slice(0, 1) ?? ' ').join('');

/**
 * Builds a pattern for letters with or without dots or spaces between them: 'eirl' matches 'E.I.R.L.' and 'E I R L'.
 */
const dotted = (letters: string): string => `${Array.from(letters).join('[.\\s]*')}\\b\\.?`;

/** Matches legal forms of a single natural person, as registers and tax offices add them to the name. */
const PERSON_MARKS = new RegExp(
  `\\b(?:${[
    dotted('eirl'),
    'eireli(?:[\\s-]+(?:me|epp))?\\b',
    'mei\\b',
    'micro\\s?empreendedor(?:a)?\\s+individual\\b',
    'empresari[oa]\\s+individual\\b',
    'empresa\\s+individual(?:\\s+de\\s+responsabil?idade?\\s+limitada)?\\b',
    'firma\\s+(?:individual|personal)\\b',
    '(?:empresa\\s+)?unipersonal\\b',
    '(?:persona\\s+(?:fisica|natural)|pessoa\\s+fisica)(?:\\s+(?:con\\s+(?:actividad\\s+empresarial|negocio)|comerciante))?\\b',
    'monotributista\\b',
    dotted('pfae'),
    'sole\\s+(?:proprietor(?:ship)?|trader)\\b',
    'individual\\s+entrepreneur\\b',
  ].join('|')})`,
  'g',
);

/** Matches 'Ferretería El Sol, titular: Juan Pérez': the owner's name follows the business name. */
const OWNER = /[\s,;(-]+(?:titular|propietari[oa]|proprietari[oa]|owner)\s*[:.-]?\s+(?=\p{L})/u;

const COMPANY_WORDS = new RegExp(
  `\\b(?:${[
    'ltda|ltd|limitada|limited|srl|sas|saa|sapi|llc|llp|plc|gmbh|sarl|inc|incorporated|corp|company',
    'corporation|corporacion|corporacao|sociedad|sociedade|compania|companhia|cooperativa|fundacion|fundacao',
    'asociacion|associacao|sindicato|municipalidad|municipio|prefeitura|universidad|universidade|fideicomiso',
    '(?:sa|sab|sapi|s\\s?de\\s?r\\s?l|sc)\\s+de\\s+c\\.?\\s?v',
  ].join('|')})\\b|\\b(?:sac|spa|sau|sacs)\\.?$`,
);
/**
 * Matches legal forms written as initials, only at the end of a part of the name: 'S. A.' before another word may be a
 * person's initials, and 'Sá' is a surname.
 */
const FORM_OF_INITIALS = new RegExp(
  `\\s\\(?(?:${['sa', 'sac', 'saa', 'sau', 'sas', 'sab', 'sapi', 'srl', 'sc', 'ac', 'ca', 'sl', 'spa', 'eas', 'sca']
    .map((letters) => Array.from(letters).join('\\s?\\.\\s?'))
    .join('|')}|s\\.?\\s?de\\s+r\\.?\\s?l)\\s?\\.?(?=\\s*[,()-]|\\s*$|\\s+(?:de\\s+[cr]|en\\s|em\\s|sucursal|filial))`,
);

/**
 * Match the numbers in the registered names of microentrepreneurs: 'JOAO DA SILVA 52998224725', '12.345.678 JOAO DA
 * SILVA'.
 */
const CPF_AT_END = /\s+(\d{3}\.?\d{3}\.?\d{3}-?\d{2})$/;
const CNPJ_ROOT_AT_START = /^\d{2}\.\d{3}\.\d{3}\s+(?=\p{L})/u;

const tidy = (text: string): string =>
  text
    .replace(/\(\s*\)|\[\s*\]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:.–-]+|[\s,;:–-]+$/gu, '')
    .trim();

function withoutMarks(name: string): string {
  let rest = '';
  let from = 0;
  for (const { index, 0: mark } of folded(name).matchAll(PERSON_MARKS)) {
    rest += `${name.slice(from, index)} `;
    from = index + mark.length;
  }
  return tidy(rest + name.slice(from));
}

/**
 * Classifies a registered name as a natural person's (E.I.R.L., MEI, persona física, a titular, a CPF) or a company's
 * (a legal form that is not open to one natural person), and removes the legal form from a person's name. Pure; never
 * throws.
 */
export function nameHolder(written: string): NameHolder {
  const name = written.normalize('NFC').trim();
  const [, digits] = CPF_AT_END.exec(name) ?? [];
  const cpf = digits?.replace(/\D/g, '');
  const hasCpf = cpf !== undefined && isCpf(cpf);
  const numberless = tidy((hasCpf ? name.replace(CPF_AT_END, '') : name).replace(CNPJ_ROOT_AT_START, ''));
  const owner = OWNER.exec(numberless);
  const parts = owner
    ? [numberless.slice(owner.index + owner[0].length), numberless.slice(0, owner.index)]
    : [numberless];
  const bare = parts.map(withoutMarks);
  const isCompany = isCompanyForm(bare.join(' '));
  const isMarked = tidy(name) !== bare[0];
  if (isCompany && !hasCpf && !owner) return { holder: 'company', names: [] };
  if (isMarked) {
    const names = [...new Set(bare.filter((one) => one !== '' && one !== name))];
    return { holder: 'person', names, ...(hasCpf ? { cpf } : {}) };
  }
  // ME and EPP only state the size of a business. The function has already returned for names with a company's legal
  // form, so the name without ME or EPP may be a person's.
  const unsized = tidy(name.replace(/[\s,-]+(?:M\.?E|E\.?P\.?P)\.?$/i, ''));
  return { holder: null, names: unsized !== '' && unsized !== tidy(name) ? [unsized] : [] };
}

function isCompanyForm(text: string): boolean {
  const plain = folded(text).trim();
  return COMPANY_WORDS.test(plain) || FORM_OF_INITIALS.test(plain);
}
