import { z } from 'zod';
import { optional, optionalPage } from './kinds';

const PORT_MAX = 65_535;

export const telemetryVariables = {
  METRICS_PORT: z
    .union([z.literal('').transform(() => undefined), z.coerce.number().int().min(0).max(PORT_MAX)])
    .optional()
    .describe('port of /metrics, and of the probes of a worker; off unless set'),
  METRICS_HOST: z.string().default('127.0.0.1').describe('address that METRICS_PORT listens on'),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalPage.describe('collector of traces, OTLP over HTTP; off unless set'),
  TRACE_SAMPLE_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('share of the traces without a traced caller that are recorded'),
  COMMIT: optional.describe('commit that the program was built from; a clone tells it itself'),
};
