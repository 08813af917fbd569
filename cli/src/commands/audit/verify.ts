import { readFile } from 'node:fs/promises';
import { type ReadAnchors, readAnchors } from '@homologa/core/audit/chain/anchor-file';
import { type ChainVerdict, isWhole, verifyTrail } from '@homologa/core/audit/chain/verify-trail.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf, inputFile, wholeNumber } from '../../input';

const MINUTE_MS = 60_000;
/** The linking job runs every minute; a busy queue may delay it. */
const LATE_MINUTES = 15;

interface VerifyOptions {
  company?: string;
  anchors?: string;
  withoutAnchors?: boolean;
  late: number;
}

export function register(group: Command, deps: Deps): void {
  group
    .command('verify')
    .description(
      'recomputes the hash chains of the audit trail and compares them with their anchors; ends with 1 when a chain is broken or an anchor is missing',
    )
    .option('--company <id>', 'only the chain of this company')
    .option('--anchors <file>', 'a copy of an anchor file that was kept elsewhere')
    .option('--without-anchors', 'do not end with 1 when anchor files are missing from the file store')
    .option('--late <minutes>', 'entries without a link for longer are late', wholeNumber, LATE_MINUTES)
    .addHelpText(
      'after',
      `\nExamples:\n  homologa audit verify\n  homologa audit verify --company ${EXAMPLE_ID} --json`,
    )
    .action(async ({ company, anchors: copy, withoutAnchors, late }: VerifyOptions) => {
      const copies = copy === undefined ? [] : [await readFile((await inputFile(copy)).path, 'utf8')];
      const { verdicts, anchors } = await deps.withContext(async (ctx) => {
        const found = await readAnchors(ctx, copies);
        const input = {
          companyId: company === undefined ? undefined : idOf(company),
          anchors: found.known,
          linkedBefore: new Date(ctx.now().getTime() - late * MINUTE_MS),
        };
        const all: ChainVerdict[] = [];
        for await (const verdict of verifyTrail(ctx, input)) all.push(verdict);
        return { verdicts: all, anchors: found };
      });
      deps.output.list([...verdicts.map(verdictRow), anchorRow(anchors)], ['chain', 'state', 'entries', 'says']);
      const { changed, missing } = anchors;
      if (changed.length > 0) throw new Error(`Anchor files were changed: ${changed.join(', ')}.`);
      // A missing file is a fault: somebody who rewrites a chain would also remove the anchor files that contradict it.
      if (missing.length > 0 && !withoutAnchors) throw new Error(`Anchor files are missing: ${missing.join(', ')}.`);
      const broken = verdicts.filter((verdict) => !isWhole(verdict));
      if (broken.length > 0) throw new Error(`Chains that are not whole: ${broken.length} of ${verdicts.length}.`);
    });
}

function verdictRow(verdict: ChainVerdict) {
  return {
    chain: verdict.companyId ?? 'provider',
    state: isWhole(verdict) ? 'whole' : 'broken',
    entries: verdict.entries,
    says: sentencesOf(verdict).join('; '),
    links: verdict.links,
    erased: verdict.erased,
    released: verdict.released,
    anchors: verdict.anchors,
    breaks: verdict.breaks,
    broken: verdict.broken,
    late: verdict.late,
    late_since: verdict.lateSince,
    uncovered: verdict.uncovered,
    is_filled: verdict.isFilled,
  };
}

const anchorRow = ({ files, missing, changed }: ReadAnchors) => ({
  chain: 'anchors',
  state: changed.length > 0 ? 'changed' : missing.length > 0 ? 'incomplete' : 'whole',
  entries: files,
  says: [
    ...(missing.length > 0 ? [`not in the file store: ${missing.join(', ')}`] : []),
    ...(changed.length > 0 ? [`changed: ${changed.join(', ')}`] : []),
  ].join('; '),
});

const BREAK_SAYS = {
  changed: 'is not what was linked',
  missing: 'is gone',
  gap: 'has no link',
  rewritten: 'does not continue the link before',
  head: 'is where the chain ends, against its head',
  anchor: 'is not what its anchor says',
} as const;

function sentencesOf(verdict: ChainVerdict): string[] {
  const { breaks, broken, erased, released, late, lateSince, uncovered, isFilled } = verdict;
  const [first] = breaks;
  return [
    ...(first
      ? [
          `first break: entry ${first.seq}${first.entryId ? ` (${first.entryId})` : ''} ${BREAK_SAYS[first.kind]}`,
          `breaks: ${broken}`,
        ]
      : []),
    ...(uncovered > 0 ? [`${uncovered} entries without a link that none is made for`] : []),
    ...(late > 0 ? [`${late} entries without a link since ${lateSince?.toISOString()}`] : []),
    ...(erased > 0 ? [`${erased} entries have erased parts`] : []),
    ...(released > 0 ? [`${released} entries were let go by retention`] : []),
    ...(isFilled ? [] : ['older entries are still being linked']),
  ];
}
