/** Arguments that the HEALTHCHECK of a Dockerfile gives to node. Throws if there is none in the exec form. */
export function healthCheckOf(dockerfile: string): string[] {
  const [, words = ''] = /^HEALTHCHECK\b(?:[^\n]*\\\n)*?[^\n]*\bCMD (\[.*\])$/m.exec(dockerfile) ?? [];
  const [program, ...args] = words ? (JSON.parse(words) as string[]) : [];
  if (program !== 'node') throw new Error('The Dockerfile has no health check that node runs.');
  return args;
}
