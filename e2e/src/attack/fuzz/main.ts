import { parseArgs } from 'node:util';
import type { AttackedProduct } from '../product';
import { runFuzz } from './run-fuzz';
import { showFuzz } from './show-fuzz';

export async function main(product: AttackedProduct, args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { requests: { type: 'string', default: '150000' }, seed: { type: 'string', default: '1' } },
  });
  const seed = Number(values.seed);
  const say = (line: string) => console.log(line);
  const report = await runFuzz(product, { requests: Number(values.requests), seed, say });
  console.log(showFuzz(report, seed));
  return report.faults.length + report.slow.length > 0 ? 1 : 0;
}
