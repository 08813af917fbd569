import { parseArgs } from 'node:util';
import type { AttackedProduct } from '../product';
import { writeReport } from '../report';
import { tryAgreement } from './agreement/try-agreement';
import { fuzzParsers } from './parsers';
import { runFuzz } from './run-fuzz';
import { showFuzz } from './show-fuzz';

/** Starts the product that is attacked; not called if no request is to be sent. */
type StartProduct = () => Promise<AttackedProduct>;

export async function main(startProduct: StartProduct, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      requests: { type: 'string', default: '150000' },
      cases: { type: 'string', default: '20000' },
      questionnaires: { type: 'string', default: '10000' },
      seed: { type: 'string', default: '1' },
      report: { type: 'string' },
    },
  });
  const [requests, cases, seed] = [Number(values.requests), Number(values.cases), Number(values.seed)];
  const say = (line: string) => console.log(line);
  const parsers = await fuzzParsers({ cases, seed });
  say(`${cases} broken files for ${Object.keys(parsers.tried).length} parsers: ${parsers.faults.length} faults`);
  for (const fault of parsers.faults) say(`  ${fault}`);
  const failures = [...parsers.faults];
  const questionnaires = Number(values.questionnaires);
  const disagreement = await tryAgreement({ cases: questionnaires, seed });
  say(`${questionnaires} questionnaires for browser, server, spreadsheet and replay: ${disagreement ?? 'they agree'}`);
  if (disagreement) failures.push(disagreement);
  let signed = 0;
  if (requests > 0) {
    const report = await runFuzz(await startProduct(), { requests, seed, say });
    console.log(showFuzz(report, seed));
    failures.push(...[...report.faults, ...report.slow].map(({ number, answer }) => `#${number}: ${answer}`));
    signed = report.signed;
  }
  writeReport(values.report, { tries: { R7: signed, R18: cases, R24: requests }, failures });
  return failures.length > 0 ? 1 : 0;
}
