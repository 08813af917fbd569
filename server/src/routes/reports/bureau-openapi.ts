import { SIGNATURE_HEADER, TIMESTAMP_HEADER } from '@homologa/core/kernel/signing/signed-http';
import { bureauAccepted, bureauMessage, bureauOrder, bureauReceived } from '@homologa/domain/reports/bureau.contract';
import type { z } from 'zod';
import { schemaOf } from '../../http/json-schema';

export const BUREAU_NOTIFICATIONS = '/reports/notifications/http';

const DESCRIPTION = `What a bureau implements to make reports for Homologa, and the webhook by which it delivers them.

Every request, in both directions, is signed with a secret that both sides share. \`${TIMESTAMP_HEADER}\` is the time in \
Unix seconds. \`${SIGNATURE_HEADER}\` is \`v1=\` and the HMAC-SHA256, in lower-case hexadecimal, with the secret as the \
key over the timestamp, a full stop and the body's very bytes (nothing after the full stop where there is no body). A \
request whose timestamp is more than five minutes away, or whose signature is another, is to be refused. While the \
secret is replaced two are valid; the header may carry several signatures, apart by commas.

Orders are known by our \`order_id\`. Each call may come more than once and in any order, and has then the same effect \
as once: a PUT of a known order answers the same reference, and a DELETE also holds for an order that comes later.

A bureau sends a message whenever an order's state changes. \`delivery_id\` names the message and is the same whenever \
it is sent again; \`sequence\` grows with each new message about an order, and an older one than what is known is \
ignored. The answer 200 means that the message is kept: until then it is to be sent again, with pauses that grow. \
Bureaus that send none are asked at GET /orders/{order_id}, with pauses that grow to six hours. A report that cannot be \
used makes the request fail; a better one, with a new \`delivery_id\` and a higher \`sequence\`, may follow.`;

const json = (schema: z.ZodType, io: 'input' | 'output') => ({ 'application/json': { schema: schemaOf(schema, io) } });
const answer = (description: string, schema?: z.ZodType) => ({
  description,
  ...(schema ? { content: json(schema, 'input') } : {}),
});

const header = (name: string, pattern: string) => ({
  name,
  in: 'header',
  required: true,
  schema: { type: 'string', pattern },
});
const SIGNED = [
  header(TIMESTAMP_HEADER, '^\\d{1,12}$'),
  header(SIGNATURE_HEADER, '^v1=[0-9a-f]{64}(,v1=[0-9a-f]{64})*$'),
];

const inPath = (name: string) => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const REFUSED = { 401: answer('The signature or its time is not right') };

export function bureauOpenApi(): object {
  return {
    openapi: '3.1.0',
    info: { title: 'Homologa report gateway', version: '1', description: DESCRIPTION },
    servers: [{ url: 'https://bureau.example', description: 'The address that is configured as REPORT_HTTP_URL' }],
    paths: {
      '/orders/{order_id}': {
        parameters: [inPath('order_id'), ...SIGNED],
        put: {
          summary: 'Take an order',
          requestBody: { required: true, content: json(bureauOrder, 'output') },
          responses: {
            200: answer('Taken, now or before', bureauAccepted),
            409: answer('Cancelled before it came'),
            ...REFUSED,
          },
        },
        get: {
          summary: 'The newest message about an order',
          responses: { 200: answer('As it would be sent', bureauMessage), 404: answer('No such order'), ...REFUSED },
        },
        delete: {
          summary: 'Drop an order, also one that is still to come',
          responses: { 204: answer('Dropped, or never there'), 409: answer('Delivered already'), ...REFUSED },
        },
      },
      '/orders/{order_id}/files/{file_id}': {
        parameters: [inPath('order_id'), inPath('file_id'), ...SIGNED],
        get: {
          summary: 'A file that a message names, with the size and SHA-256 that it says',
          responses: {
            200: { description: 'Its bytes', content: { 'application/pdf': {} } },
            404: answer('Not there yet'),
            ...REFUSED,
          },
        },
      },
    },
    webhooks: {
      [BUREAU_NOTIFICATIONS]: {
        post: {
          summary: 'A message about an order, sent to this path of the Homologa installation',
          parameters: SIGNED,
          requestBody: { required: true, content: json(bureauMessage, 'input') },
          responses: {
            200: answer('Kept', bureauReceived),
            400: answer('Not signed, not in time, or not of this form: sending it again does not help'),
            503: answer('To be sent again later'),
          },
        },
      },
    },
  };
}
