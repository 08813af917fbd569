import { ROOT } from '../paths';
import { runNode } from '../processes';
import { say } from '../say';

interface Accepted {
  /** Address of the advisory. */
  url: string;
  /** Why it does not concern the product as it uses the package. */
  reason: string;
  /** First day on which the acceptance counts no longer, such as `2027-01-31`. */
  until: string;
}

/** Advisories that were judged not to concern the product. */
const ACCEPTED: readonly Accepted[] = [];

const SEVERE = new Set(['high', 'critical']);
const ANSWER_MS = 20_000;
const WHOLE_MS = 60_000;

interface Via {
  url: string;
  title: string;
  severity: string;
}
interface Answer {
  /** Absent if the registry keeps no advisories or does not answer. */
  vulnerabilities?: Record<string, { via: (Via | string)[] }>;
}

/** Names the severe advisories about delivered packages that nobody accepted for the day; null without an answer. */
export function severeAdvisories(
  { vulnerabilities }: Answer,
  today: string,
  accepted: readonly Accepted[] = ACCEPTED,
): string[] | null {
  if (!vulnerabilities) return null;
  const valid = new Set(accepted.filter(({ until }) => today < until).map(({ url }) => url));
  return Object.entries(vulnerabilities).flatMap(([name, { via }]) =>
    // A text names another package of the answer, which has the advisory itself.
    via.flatMap((one) =>
      typeof one !== 'string' && SEVERE.has(one.severity) && !valid.has(one.url)
        ? [`${name}: ${one.title} (${one.severity}, ${one.url})`]
        : [],
    ),
  );
}

/** Asks the npm registry for advisories about the packages of the lock file that are no development tools. */
export async function advisoryFindings(): Promise<string[]> {
  const npm = process.env.npm_execpath;
  const skip = (why: string) => {
    say(`skipped: advisories about dependencies (${why})`);
    return [];
  };
  if (!npm) return skip('npm did not start this run');
  const limits = ['--fetch-retries=0', `--fetch-timeout=${ANSWER_MS}`];
  const { output } = await runNode([npm, 'audit', '--omit=dev', '--json', ...limits], {
    cwd: ROOT,
    timeoutMs: WHOLE_MS,
  });
  const findings = severeAdvisories(answerIn(output), new Date().toISOString().slice(0, 10));
  return findings ?? skip('the npm registry answers no question about them');
}

/** Finds the answer among the warnings that npm prints around it. */
function answerIn(output: string): Answer {
  try {
    return JSON.parse(output.slice(output.indexOf('{'), output.lastIndexOf('}') + 1));
  } catch {
    return {};
  }
}
