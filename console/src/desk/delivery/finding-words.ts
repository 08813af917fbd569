import { RISK_INDICATOR_WORDS } from '@homologa/domain/catalog/scale-words';
import { strengthRange } from '@homologa/domain/catalog/scales';
import type { DeskRequestResponse } from '@homologa/domain/desk/desk.contract';
import { lookUp } from '@homologa/domain/language/record-of';
import { FIGURE_RULE_WORDS } from '@homologa/domain/reports/detail-words';
import type { Text } from '@homologa/web/texts/text';
import { DETAILS } from './details.texts';

type Finding = DeskRequestResponse['findings'][number];

interface Formats {
  amount: (amount: number) => string;
}

/** Formats the net worth range of a financial strength code: '12,000,000 to 25,000,000'. */
function rangeWords(code: string, t: Text, format: Formats): string {
  const range = strengthRange(code);
  if (!range) return code;
  const { from, below } = range;
  if (from === null) return t(DETAILS.belowZero);
  if (below === null) return t(DETAILS.orMore, { from: format.amount(from) });
  return t(DETAILS.fromTo, { from: format.amount(from), to: format.amount(below) });
}

const riskWords = (code: string, t: Text): string => {
  const words = lookUp(RISK_INDICATOR_WORDS, code);
  return words ? t(words) : code;
};

export function findingWords({ rule, values = {} }: Finding, t: Text, format: Formats): string {
  const said = (name: string): string => String(values[name] ?? '');
  const { net_worth: netWorth, currency } = values;
  const known: Record<string, string> = {
    rating: said('rating'),
    strength: said('strength'),
    risk: said('risk'),
    currency: said('currency'),
    scale: said('scale'),
    rated: values['rated_risk'] === undefined ? rangeWords(said('rated'), t, format) : riskWords(said('rated_risk'), t),
    range: values['risk'] === undefined ? rangeWords(said('strength'), t, format) : riskWords(said('risk'), t),
    netWorth: typeof netWorth === 'number' ? `${format.amount(netWorth)} ${String(currency ?? '')}`.trim() : '',
  };
  return t(FIGURE_RULE_WORDS[rule], known);
}
