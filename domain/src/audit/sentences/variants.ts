import type { Words } from '../../language/locales';
import type { AuditAction } from '../audit-words';
import { did } from './sentence';

interface Variants {
  /**
   * Facts whose values select the sentence. The sentence states these facts, so the entry's list of facts omits them.
   */
  by: readonly string[];
  of: Readonly<Record<string, Words>>;
}

const HIT = {
  open: did(
    'opened the hit {entry_name}[ of {party}] again[ for {supplier}]',
    'reabrió la coincidencia {entry_name}[ de {party}][ para {supplier}]',
    'reabriu a correspondência {entry_name}[ de {party}][ para {supplier}]',
  ),
  true_match: did(
    'confirmed that {entry_name} is a true match[ of {party}][ for {supplier}]',
    'confirmó que {entry_name} es una coincidencia real[ de {party}][ para {supplier}]',
    'confirmou que {entry_name} é uma correspondência real[ de {party}][ para {supplier}]',
  ),
  false_positive: did(
    'cleared {entry_name} as a false positive[ of {party}][ for {supplier}]',
    'descartó {entry_name} como falso positivo[ de {party}][ para {supplier}]',
    'descartou {entry_name} como falso positivo[ de {party}][ para {supplier}]',
  ),
};

/**
 * Sentences that depend on facts of the entry, such as the decision. Keys are the values of the facts in `by`, joined
 * by a space.
 */
const VARIANTS = {
  'supplier.decide': {
    by: ['to'],
    of: {
      approved: did('approved {supplier}', 'aprobó a {supplier}', 'aprovou {supplier}'),
      approved_with_conditions: did(
        'approved {supplier} with conditions',
        'aprobó a {supplier} con condiciones',
        'aprovou {supplier} com condições',
      ),
      rejected: did('rejected {supplier}', 'rechazó a {supplier}', 'rejeitou {supplier}'),
    },
  },
  'screening.decide': {
    by: ['to', 'proposed'],
    of: {
      'open false': HIT.open,
      'open true': HIT.open,
      'true_match false': HIT.true_match,
      'false_positive false': HIT.false_positive,
      'true_match true': did(
        'proposed that {entry_name} is a true match[ of {party}][ for {supplier}]',
        'propuso que {entry_name} es una coincidencia real[ de {party}][ para {supplier}]',
        'propôs que {entry_name} é uma correspondência real[ de {party}][ para {supplier}]',
      ),
      'false_positive true': did(
        'proposed to clear {entry_name} as a false positive[ of {party}][ for {supplier}]',
        'propuso descartar {entry_name} como falso positivo[ de {party}][ para {supplier}]',
        'propôs descartar {entry_name} como falso positivo[ de {party}][ para {supplier}]',
      ),
    },
  },
  'supplier.set_monitoring': {
    by: ['to'],
    of: {
      true: did(
        'switched the monitoring of {supplier} on',
        'activó el control continuo de {supplier}',
        'ativou a verificação contínua de {supplier}',
      ),
      false: did(
        'switched the monitoring of {supplier} off',
        'desactivó el control continuo de {supplier}',
        'desativou a verificação contínua de {supplier}',
      ),
    },
  },
  'workflow.set_monitoring': {
    by: ['to'],
    of: {
      true: did(
        'switched the monitoring of {object} on',
        'activó el control continuo de {object}',
        'ativou a verificação contínua de {object}',
      ),
      false: did(
        'switched the monitoring of {object} off',
        'desactivó el control continuo de {object}',
        'desativou a verificação contínua de {object}',
      ),
    },
  },
  'company.set_screening': {
    by: ['four_eyes'],
    of: {
      true: did(
        'chose that two people decide about hits',
        'eligió que dos personas decidan sobre las coincidencias',
        'escolheu que duas pessoas decidam sobre as correspondências',
      ),
      false: did(
        'chose that one person decides about hits',
        'eligió que una persona decida sobre las coincidencias',
        'escolheu que uma pessoa decida sobre as correspondências',
      ),
    },
  },
  'company.propose_weaker_rule': {
    by: ['rule'],
    of: {
      four_eyes: did(
        'proposed that one person decides about hits',
        'propuso que una persona decida sobre las coincidencias',
        'propôs que uma pessoa decida sobre as correspondências',
      ),
      second_look: did(
        'proposed that reports for {object} need no second person any more: {report_types}',
        'propuso que informes para {object} ya no necesiten una segunda persona: {report_types}',
        'propôs que relatórios para {object} não precisem mais de uma segunda pessoa: {report_types}',
      ),
    },
  },
  'company.settle_rule_proposal': {
    by: ['outcome', 'rule'],
    of: {
      'confirmed four_eyes': did(
        'confirmed that one person decides about hits',
        'confirmó que una persona decida sobre las coincidencias',
        'confirmou que uma pessoa decida sobre as correspondências',
      ),
      'rejected four_eyes': did(
        'rejected that one person decides about hits',
        'rechazó que una persona decida sobre las coincidencias',
        'rejeitou que uma pessoa decida sobre as correspondências',
      ),
      'withdrawn four_eyes': did(
        'withdrew the proposal that one person decides about hits',
        'retiró la propuesta de que una persona decida sobre las coincidencias',
        'retirou a proposta de que uma pessoa decida sobre as correspondências',
      ),
      'confirmed second_look': did(
        'confirmed that reports for {object} need no second person any more: {report_types}',
        'confirmó que informes para {object} ya no necesitan una segunda persona: {report_types}',
        'confirmou que relatórios para {object} não precisam mais de uma segunda pessoa: {report_types}',
      ),
      'rejected second_look': did(
        'rejected that reports for {object} need no second person any more: {report_types}',
        'rechazó que informes para {object} ya no necesiten una segunda persona: {report_types}',
        'rejeitou que relatórios para {object} não precisem mais de uma segunda pessoa: {report_types}',
      ),
      'withdrawn second_look': did(
        'withdrew the proposal that reports for {object} need no second person any more: {report_types}',
        'retiró la propuesta de que informes para {object} ya no necesiten una segunda persona: {report_types}',
        'retirou a proposta de que relatórios para {object} não precisem mais de uma segunda pessoa: {report_types}',
      ),
    },
  },
  'company.require_factor': {
    by: ['required'],
    of: {
      true: did(
        'required a second factor of all users',
        'exigió un segundo factor a todos los usuarios',
        'exigiu um segundo fator de todos os usuários',
      ),
      false: did(
        'no longer required a second factor',
        'dejó de exigir un segundo factor',
        'deixou de exigir um segundo fator',
      ),
    },
  },
  'company.update_user': {
    by: ['active'],
    of: {
      true: did('gave {object} access again', 'volvió a dar acceso a {object}', 'devolveu o acesso a {object}'),
      false: did('took the access of {object} away', 'quitó el acceso a {object}', 'retirou o acesso de {object}'),
    },
  },
  'privacy.decide_erasure': {
    by: ['decision'],
    of: {
      erase: did(
        'granted the erasure that {object} asked for',
        'concedió la supresión que pidió {object}',
        'concedeu a eliminação pedida por {object}',
      ),
      refuse: did(
        'refused the erasure that {object} asked for',
        'denegó la supresión que pidió {object}',
        'negou a eliminação pedida por {object}',
      ),
    },
  },
  'supplier.review_answer': {
    by: ['flagged'],
    of: {
      true: did(
        'flagged the answer of {supplier}[ to “{question}”]',
        'marcó la respuesta de {supplier}[ a “{question}”]',
        'sinalizou a resposta de {supplier}[ a “{question}”]',
      ),
    },
  },
} satisfies Partial<Record<AuditAction, Variants>>;

export const SENTENCE_VARIANTS: Readonly<Record<string, Variants>> = VARIANTS;
