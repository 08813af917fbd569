import { enumsResponse } from '@homologa/domain/catalog/enums.contract';
import { dayIn, termsOn } from '@homologa/domain/payments/payment-terms';
import { route } from '../../http/route';
import { presentEnums } from './enums.presenter';

export const enumsRoutes = [
  route({
    method: 'get',
    path: '/enums',
    summary: 'Countries, states, report types, label colours, scales and payment regions',
    auth: 'public',
    response: enumsResponse,
    async handler({ ctx }) {
      const { paymentTerms } = ctx.config;
      return presentEnums((region) => termsOn(paymentTerms, region, dayIn(region, ctx.now())).currency);
    },
  }),
];
