import { showOwnLink } from '@homologa/core/onboarding/account/show-own-link';
import { confirmHandover, getHandover } from '@homologa/core/onboarding/handover/confirm-handover';
import { requestHandover } from '@homologa/core/onboarding/handover/request-handover';
import { memberOf } from '@homologa/domain/language/member-of';
import {
  type HandoverAskedResponse,
  type HandoverResponse,
  handoverAskedResponse,
  handoverBody,
  handoverParams,
  handoverResponse,
  type OwnLinkResponse,
  ownLinkResponse,
} from '@homologa/domain/onboarding/handover.contract';
import { HANDOVER_ASKERS } from '@homologa/domain/onboarding/handover-rules';
import { onboardingSupplierParams } from '@homologa/domain/onboarding/onboarding.contract';
import { route } from '../../http/route';
import { keyOf } from './onboarding.routes';

const SUPPLIER = '/onboarding/workflows/:id/suppliers/:sid';
const HANDOVER = `${SUPPLIER}/handovers/:hid`;

interface ShownHandover {
  id: string;
  asker: string;
  fullName: string;
  email: string;
  note: string;
  confirmedAt: Date | null;
}

const presentHandover = ({ id, asker, fullName, email, note, confirmedAt }: ShownHandover): HandoverResponse => ({
  _id: id,
  id,
  asker: memberOf(HANDOVER_ASKERS, asker),
  full_name: fullName,
  email,
  note,
  confirmed: confirmedAt !== null,
});

export const handoverRoutes = [
  route({
    method: 'post',
    path: `${SUPPLIER}/handovers`,
    summary: 'Asks that a colleague takes over; the present person confirms it by mail, a proven session at once',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    body: handoverBody,
    response: handoverAskedResponse,
    status: 202,
    async handler(input): Promise<HandoverAskedResponse> {
      const { asker, full_name: fullName, email, note } = input.body;
      const colleague = { asker, fullName, email, note: note ?? '' };
      const { id, isDone, asked } = await requestHandover(input.ctx, keyOf(input), colleague);
      return { _id: id, id, done: isDone, asked };
    },
  }),
  route({
    method: 'get',
    path: HANDOVER,
    summary: 'The handover that the link of its mail confirms',
    auth: 'onboarding',
    params: handoverParams,
    response: handoverResponse,
    handler: async (input) =>
      presentHandover(await getHandover(input.ctx, { ...keyOf(input), handoverId: input.params.hid })),
  }),
  route({
    method: 'post',
    path: `${HANDOVER}/confirmation`,
    summary: 'Hands over to the colleague, who gets an own link; needs the link of the mail that asks for it',
    auth: 'onboarding',
    params: handoverParams,
    response: handoverResponse,
    handler: async (input) =>
      presentHandover(await confirmHandover(input.ctx, { ...keyOf(input), handoverId: input.params.hid })),
  }),
  route({
    method: 'post',
    path: `${SUPPLIER}/own-links`,
    summary: 'Makes a new link of the connected account, to be shown as a QR code to another device',
    auth: 'onboarding',
    params: onboardingSupplierParams,
    response: ownLinkResponse,
    status: 201,
    isSecret: true,
    handler: async (input): Promise<OwnLinkResponse> => ({ url: await showOwnLink(input.ctx, keyOf(input)) }),
  }),
];
