import { startOnlinePayment } from '@homologa/core/payments/online/start-online-payment';
import { saveBilling } from '@homologa/core/payments/save-billing';
import {
  birRequestParams,
  birRequestResponse,
  updateBillingBody,
} from '@homologa/domain/bir-form/bir-request.contract';
import { DEFAULT_LOCALE, type Locale, matchLocale } from '@homologa/domain/language/locales';
import { type OnlinePaymentUri, onlinePaymentUri } from '@homologa/domain/payments/payment.contract';
import type { Request } from 'express';
import { route } from '../../http/route';
import { presentBirRequest } from '../onboarding/bir-request.presenter';

const REQUEST = '/onboarding/bir-requests/:id';

const localeOf = (req: Request): Locale => matchLocale(req.get('Accept-Language')) ?? DEFAULT_LOCALE;

export const billingRoutes = [
  route({
    method: 'patch',
    path: `${REQUEST}/billing`,
    summary: 'Saves the payment reference; with `submit` judges it too',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    body: updateBillingBody,
    response: birRequestResponse,
    handler: async ({ ctx, params, body }) => presentBirRequest(await saveBilling(ctx, params.id, body)),
  }),
  route({
    method: 'post',
    path: `${REQUEST}/online-payment`,
    summary: "Opens the payment provider's page; again, gives the open one",
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    response: onlinePaymentUri,
    async handler({ ctx, adapters, params, req }): Promise<OnlinePaymentUri> {
      const { uri } = await startOnlinePayment(ctx, adapters.paymentGateways, params.id, {
        region: null,
        locale: localeOf(req),
      });
      return { uri };
    },
  }),
  route({
    method: 'post',
    path: `${REQUEST}/brazil-payment`,
    summary: 'Opens the page for a boleto or card in Brazil; again, gives the open one',
    auth: 'session',
    opensToLink: true,
    params: birRequestParams,
    response: birRequestResponse,
    async handler({ ctx, adapters, params, req }) {
      const { request } = await startOnlinePayment(ctx, adapters.paymentGateways, params.id, {
        region: 'brazil',
        locale: localeOf(req),
      });
      return presentBirRequest(request);
    },
  }),
];
