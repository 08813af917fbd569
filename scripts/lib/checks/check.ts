import { existsSync } from 'node:fs';
import { generate } from '../build/generate';
import { inRoot, ROOT } from '../paths';
import { runNode } from '../processes';
import { explain, runMain, say } from '../say';

/**
 * TypeScript projects to check. The server-side workspaces share one project, because separate projects would check
 * imported workspaces repeatedly.
 */
const TYPED = ['domain', 'tsconfig.node.json', 'web', 'console', 'onboarding-web', 'bench', 'e2e', 'scripts'];
const LINTED = [
  'domain/src',
  'screening/src',
  'prisma/src',
  'core/src',
  'server/src',
  'workers/src',
  'demo/src',
  'cli/src',
  'web/src',
  'console',
  'onboarding-web',
];
const AT_ONCE = 2;

const bin = (...parts: string[]) => inRoot('node_modules', ...parts);
const present = (paths: string[]) => paths.filter((path) => existsSync(inRoot(path)));

interface Outcome {
  code: number;
  output: string;
  timedOut?: boolean;
}

interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

type Findings = () => Promise<string[]>;

const tool = (name: string, args: string[]): Check => ({
  name,
  run: () => runNode(args, { cwd: ROOT, timeoutMs: 600_000 }),
});
const own = (name: string, load: Findings): Check => ({
  name,
  async run() {
    const findings = await load();
    return { code: findings.length === 0 ? 0 : 1, output: findings.join('\n') };
  },
});

async function checkBudgets(): Promise<Outcome> {
  const { build } = await import('../build/build');
  const { BUDGETS, measureBudgets } = await import('../build/bundle-budget');
  await build(BUDGETS.map(({ app }) => app));
  const measured = measureBudgets();
  for (const { line } of measured) say(`        ${line}`);
  const over = measured.filter(({ isOver }) => isOver).map(({ line }) => line);
  return { code: over.length > 0 || measured.length < BUDGETS.length ? 1 : 0, output: over.join('\n') };
}

function checks(): Check[] {
  return [
    tool('format', [bin('@biomejs', 'biome', 'bin', 'biome'), 'ci', '--colors=off', '.']),
    tool('lint', [bin('oxlint', 'bin', 'oxlint'), '--type-aware', ...present([...LINTED, 'bench', 'e2e', 'scripts'])]),
    ...TYPED.map((program) => tool(`types of ${program}`, [bin('typescript', 'bin', 'tsc'), '-p', program])),
    own('migrations that block tables', async () => (await import('./blocking-migrations')).migrationFindings()),
    own('tables ready for distribution', async () => (await import('./distribution')).distributionFindings()),
    own('compose file', async () => (await import('./compose-file')).composeFindings()),
    own('lock file', async () => (await import('../build/complete-lock.mjs')).lockGaps()),
    own('licences of what is delivered', async () => (await import('./delivered-licences')).licenceFindings()),
    own('advisories about what is delivered', async () => (await import('./advisories')).advisoryFindings()),
    own('import rules', async () => (await import('./architecture')).importViolations(ROOT)),
    own('citations of documents', async () => (await import('./citations')).deadCitations(ROOT)),
    own('unused code', async () => (await import('./unused')).unusedCode()),
    { name: 'what the web apps load first', run: checkBudgets },
    own('nothing of a machine in the repository', async () => (await import('./machine-traces')).machineTraces()),
  ];
}

const faultOf = (error: unknown): Outcome => ({ code: 1, output: explain(error) });

/** Lists stale pictures but does not fail, because nearly every change of the console makes some pictures stale. */
async function noteStalePictures() {
  const { findStalePictures } = await import('../pictures/pictures');
  const stale = findStalePictures();
  if (stale.length > 0) say(`note    pictures to be made again (npm run pictures): ${stale.join(', ')}`);
}

export async function check() {
  const failed: string[] = [];
  const waiting = checks();
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { code, output, timedOut } = await next.run().catch(faultOf);
      if (code === 0) say(`ok      ${next.name}`);
      else {
        failed.push(next.name);
        say(`FAILED  ${next.name}${timedOut ? ' (it took too long)' : ''}\n${output.trim()}\n`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await noteStalePictures();
  return failed;
}

export const main = () =>
  runMain(async () => {
    await generate();
    const failed = await check();
    say(failed.length === 0 ? 'all checks passed' : `${failed.length} failed: ${failed.join(', ')}`);
    return failed.length === 0 ? 0 : 1;
  });
