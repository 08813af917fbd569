import type { EnumsResponse } from '@homologa/domain/catalog/enums.contract';
import {
  type Currency,
  PAYMENT_REGION_RULES,
  type PaymentRegion,
  paymentRegionOf,
} from '@homologa/domain/catalog/payment-regions';
import { REPORT_TYPE_WORDS } from '@homologa/domain/catalog/report-type-words';
import { REPORT_TYPES } from '@homologa/domain/catalog/report-types';
import {
  CCR_SCORES,
  COMMERCIAL_SCORE_GROUPS,
  FINANCIAL_STRENGTH_CODES,
  PAYDEX_STATES,
  RAC_RISK_INDICATORS,
  RISK_INDICATORS,
} from '@homologa/domain/catalog/scales';
import { LABEL_COLORS } from '@homologa/domain/companies/labels';
import { COUNTRIES } from '@homologa/domain/countries/countries';
import { COUNTRY_NAMES } from '@homologa/domain/countries/country-names';
import { statesOf } from '@homologa/domain/countries/states';

const presentStates = (country: string) => statesOf(country).map(({ code, name }) => ({ code, name }));

export function presentEnums(currencyOf: (region: PaymentRegion) => Currency): EnumsResponse {
  const presentRegion = (region: PaymentRegion) => {
    const { methods, required } = PAYMENT_REGION_RULES[region];
    return { methods: [...methods], currency: currencyOf(region), required: [...required] };
  };
  return {
    countries: COUNTRIES.map(({ id, alpha2, alpha3 }) => ({
      _id: id,
      id,
      alpha2,
      alpha3,
      names: COUNTRY_NAMES[id],
      payment_region: paymentRegionOf(id),
    })),
    states: {
      mexico: presentStates('mexico'),
      brazil: presentStates('brazil'),
      peru: presentStates('peru'),
      argentina: presentStates('argentina'),
    },
    report_types: REPORT_TYPES.map((type) => ({ _id: type, id: type, names: REPORT_TYPE_WORDS[type] })),
    label_colors: [...LABEL_COLORS],
    scales: {
      financial_strength: [...FINANCIAL_STRENGTH_CODES],
      risk_indicator: [...RISK_INDICATORS],
      rac_risk_indicator: [...RAC_RISK_INDICATORS],
      commercial_score: [...COMMERCIAL_SCORE_GROUPS],
      paydex: [...PAYDEX_STATES],
      ccr_score: [...CCR_SCORES],
    },
    payment_regions: {
      argentina: presentRegion('argentina'),
      brazil: presentRegion('brazil'),
      mexico: presentRegion('mexico'),
      peru: presentRegion('peru'),
      ccs: presentRegion('ccs'),
      international: presentRegion('international'),
    },
  };
}
