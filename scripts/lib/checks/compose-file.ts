import { readFileSync } from 'node:fs';
import { parseDocument } from 'yaml';
import { z } from 'zod';
import { inRoot } from '../paths';

const words = z.union([z.string(), z.array(z.string())]);
const duration = z.string().regex(/^(\d+(us|ms|s|m|h))+$/, 'is a duration such as 5s');
const scalar = z.union([z.string(), z.number(), z.null()]);
const dependency = z.strictObject({
  condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
  restart: z.boolean().optional(),
  required: z.boolean().optional(),
});
const healthcheck = z.strictObject({
  disable: z.boolean().optional(),
  test: z
    .union([
      z.string(),
      z
        .array(z.string())
        .min(1)
        .refine(([kind = '']) => ['NONE', 'CMD', 'CMD-SHELL'].includes(kind), 'begins with NONE, CMD or CMD-SHELL'),
    ])
    .optional(),
  interval: duration.optional(),
  timeout: duration.optional(),
  start_period: duration.optional(),
  retries: z.number().int().min(1).optional(),
});
/** The subset of the Compose specification that this repository uses. Unknown keys are reported. */
const service = z.strictObject({
  build: z.union([z.string(), z.strictObject({ context: z.string(), dockerfile: z.string().optional() })]).optional(),
  image: z.string().optional(),
  restart: z
    .string()
    .regex(/^(no|always|unless-stopped|on-failure(:\d+)?)$/)
    .optional(),
  init: z.boolean().optional(),
  read_only: z.boolean().optional(),
  tmpfs: words.optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  profiles: z.array(z.string()).optional(),
  env_file: words.optional(),
  environment: z.union([z.record(z.string(), scalar), z.array(z.string())]).optional(),
  command: words.nullable().optional(),
  entrypoint: words.nullable().optional(),
  volumes: z.array(z.string().regex(/^[^:]+:[^:]+(:r[ow])?$/, 'is source:target or source:target:ro')).optional(),
  ports: z.array(z.union([z.number(), z.string()])).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), dependency)]).optional(),
  healthcheck: healthcheck.optional(),
  stop_grace_period: duration.optional(),
});
const file = z.strictObject({
  services: z.record(z.string().regex(/^[a-zA-Z0-9._-]+$/), service),
  volumes: z.record(z.string(), z.union([z.null(), z.record(z.string(), z.unknown())])).optional(),
});

export type ComposeFile = z.infer<typeof file>;

/** Parses a compose file as Compose does. If the file has problems, `findings` lists them and `file` is null. */
export function readCompose(text: string): { file: ComposeFile | null; findings: string[] } {
  const document = parseDocument(text, { merge: true, strict: true, uniqueKeys: true });
  const broken = [...document.errors, ...document.warnings].map(({ message }) => message.split('\n')[0] ?? '');
  if (broken.length > 0) return { file: null, findings: broken };
  const whole = document.toJS() ?? ({} as Record<string, unknown>);
  const told = Object.fromEntries(Object.entries(whole).filter(([key]) => !key.startsWith('x-')));
  const { success, data, error } = file.safeParse(told);
  if (!success) {
    return {
      file: null,
      findings: error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    };
  }
  const findings = looseEnds(data);
  return { file: findings.length === 0 ? data : null, findings };
}

function looseEnds({ services, volumes = {} }: ComposeFile) {
  return Object.entries(services).flatMap(([name, { depends_on = {}, volumes: mounts = [], ...rest }]) => {
    const awaited: { to: string; condition: string }[] = Array.isArray(depends_on)
      ? depends_on.map((to) => ({ to, condition: '' }))
      : Object.entries(depends_on).map(([to, { condition }]) => ({ to, condition }));
    return [
      ...awaited
        .filter(({ to }) => !Object.hasOwn(services, to))
        .map(({ to }) => `${name} waits for ${to}, which is no service`),
      ...awaited
        .filter(({ to, condition }) => condition === 'service_healthy' && services[to] && !services[to].healthcheck)
        .map(({ to }) => `${name} waits until ${to} is healthy, which has no healthcheck`),
      ...mounts
        .map((mount) => mount.split(':')[0] ?? '')
        .filter((source) => !/^[./~]/.test(source) && !Object.hasOwn(volumes, source))
        .map((source) => `${name} mounts ${source}, which is no volume`),
      ...('image' in rest && !isPinned(String(rest.image))
        ? [`${name} takes ${rest.image}, which may change: give its version to the last number`]
        : []),
      ...('image' in rest || 'build' in rest ? [] : [`${name} has neither image nor build`]),
    ];
  });
}

/** Whether an image has a digest, or a tag with at least two numbers: `postgres:17` is another program every month. */
export const isPinned = (image: string): boolean => /@sha256:[0-9a-f]{64}$|:v?\d+\.\d+[\w.-]*$/.test(image);

export const composeFindings = () =>
  readCompose(readFileSync(inRoot('docker-compose.yml'), 'utf8')).findings.map(
    (finding) => `docker-compose.yml: ${finding}`,
  );
