import { enumsResponse } from '@homologa/domain/wire/enums.contract';
import { route } from '../../http/route';
import { presentEnums } from './enums.presenter';

export const enumsRoutes = [
  route({
    method: 'get',
    path: '/enums',
    summary: 'Countries, states, report types, label colours, scales and payment regions',
    auth: 'public',
    response: enumsResponse,
    async handler() {
      return presentEnums();
    },
  }),
];
