import { z } from 'zod';
import { paymentMethod, paymentRegion, reportType } from './values.contract';

const names = z.object({ en: z.string(), es: z.string(), 'pt-BR': z.string() });
const stateList = z.array(z.object({ code: z.string(), name: z.string() }));

export const enumsResponse = z.object({
  countries: z.array(
    z.object({
      _id: z.string(),
      id: z.string(),
      alpha2: z.string(),
      alpha3: z.string(),
      names,
      /** Payment region of the country. Null for Chile, whose suppliers skip the payment step. */
      payment_region: paymentRegion.nullable(),
    }),
  ),
  states: z.object({ mexico: stateList, brazil: stateList, peru: stateList, argentina: stateList }),
  report_types: z.array(z.object({ _id: reportType, id: reportType, names })),
  label_colors: z.array(z.string()),
  /** Keys of each rating scale, in the order of reference 12.9: either from best to worst or in ascending order. */
  scales: z.object({
    financial_strength: z.array(z.string()),
    risk_indicator: z.array(z.string()),
    rac_risk_indicator: z.array(z.string()),
    commercial_score: z.array(z.string()),
    paydex: z.array(z.string()),
    ccr_score: z.array(z.string()),
  }),
  payment_regions: z.record(
    paymentRegion,
    z.object({ methods: z.array(paymentMethod), currency: z.string(), required: z.array(z.string()) }),
  ),
});
export type EnumsResponse = z.infer<typeof enumsResponse>;
