import { getDeskRequest } from '@homologa/core/desk/desk-request.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID, idOf } from '../../input';

export function register(group: Command, deps: Deps): void {
  group
    .command('show')
    .argument('<request>', 'the request')
    .description('one request: its supplier, who has it, what is missing to deliver it, calls and history')
    .addHelpText('after', `\nExample:\n  homologa requests show ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const detail = await deps.withContext((ctx) => getDeskRequest(ctx, idOf(id)));
      const { request, takenBy, gaps, secondLook, callAttempts } = detail;
      const { supplier } = request;
      deps.output.record({
        id: request.id,
        kind: request.kind,
        status: request.status,
        gateway: request.gateway,
        client: supplier.workflow.company.name,
        workflow: { id: supplier.workflow.id, title: supplier.workflow.title },
        supplier: { id: supplier.id, company_name: supplier.companyName, country: supplier.country },
        requested_at: request.requestedAt,
        due_at: request.dueAt,
        taken_by: takenBy,
        missing_to_deliver: gaps,
        needs_second_look: secondLook.required,
        call_attempts: callAttempts,
        files: request.files.map(({ kind, file }) => ({ kind, name: file.name })),
        history: request.transitions.map(({ fromStatus, toStatus, reason, createdAt }) => ({
          from: fromStatus,
          to: toStatus,
          reason,
          at: createdAt,
        })),
      });
    });
}
