import { findDemoLoading } from '@homologa/core/maintenance/demo-loading';
import { offersScreening } from '@homologa/core/screenings/screening.queries';
import { LOCALES } from '@homologa/domain/language/locales';
import { type ConfigResponse, configResponse } from '@homologa/domain/wire/config.contract';
import { route } from '../../http/route';
import { presentConfig } from './config.presenter';

export const configRoutes = [
  route({
    method: 'get',
    path: '/config',
    summary: "The provider's brand, the languages, contact numbers, legal links and what is possible here",
    auth: 'public',
    response: configResponse,
    async handler({ ctx }): Promise<ConfigResponse> {
      const capabilities = { screening: await offersScreening(ctx) };
      return presentConfig(ctx.config, LOCALES, capabilities, await findDemoLoading(ctx));
    },
  }),
];
