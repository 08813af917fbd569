import { addReportFile } from '@homologa/core/desk/delivery/add-report-file';
import { deliverRequest } from '@homologa/core/desk/delivery/deliver-request';
import { saveDeskData } from '@homologa/core/desk/delivery/save-desk-data';
import { getDeskRequest } from '@homologa/core/desk/desk-request.queries';
import { takeRequest } from '@homologa/core/desk/queue/take-request';
import type { Context } from '@homologa/core/kernel/context';
import { deskDataBody } from '@homologa/domain/desk/desk.contract';
import { DomainError } from '@homologa/domain/errors/domain-error';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, inputFile, inputJson, parseInput } from '../../input';

interface Options {
  file?: string;
  additional: string[];
  figures?: string;
  reason?: string;
  note?: string;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('deliver <request>')
    .description('deliver a request: take it if nobody has, enter figures, add files, hand it to the client')
    .option('--file <path>', 'the report')
    .option(
      '--additional <path>',
      'a further file; may be repeated',
      (path: string, known: string[]) => [...known, path],
      [],
    )
    .option('--figures <path>', 'JSON of the figures, by the names of the report, for example {"paydex": 82}')
    .option('--reason <text>', 'why no verified call was needed, where none is logged')
    .option('--note <text>', 'why figures that contradict each other are right')
    .addHelpText(
      'after',
      `\nExample:\n  homologa requests deliver ${EXAMPLE_ID} --figures figures.json --file report.pdf --reason "Verified by letter"`,
    )
    .action(async (id: string, options: Options) => {
      await deps.withContext((ctx) => deliver(ctx, idOf(id), options));
      deps.output.one({ _id: id, status: 'delivered' }, 'delivered');
    });
}

async function deliver(ctx: Context, requestId: string, options: Options): Promise<void> {
  const figures = options.figures
    ? parseInput(deskDataBody, { figures: await inputJson(options.figures) }, { figures: options.figures })
    : null;
  const report = options.file ? await inputFile(options.file) : null;
  const additional = await Promise.all(options.additional.map(inputFile));
  const { request, secondLook } = await getDeskRequest(ctx, requestId);
  // Every step of the delivery refuses an operator as well, but only after the request has been taken.
  if (secondLook.required) throw new DomainError('desk_second_look_by_operator');
  if (request.status === 'queued') await takeRequest(ctx, { requestId });
  if (figures) await saveDeskData(ctx, { requestId, data: figures });
  if (report) await addReportFile(ctx, { requestId, kind: 'bir', upload: report });
  for (const upload of additional) await addReportFile(ctx, { requestId, kind: 'additional', upload });
  await deliverRequest(ctx, { requestId, reason: options.reason, note: options.note });
}
