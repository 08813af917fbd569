import { lookIntoWorkflow } from '@homologa/core/workflows/operator-scope';
import { getWorkflow } from '@homologa/core/workflows/workflow.queries';
import type { Command } from 'commander';
import type { Deps } from '../../deps';
import { EXAMPLE_ID } from '../../input';
import { workflowOf } from './workflow-row';

export function register(group: Command, deps: Deps): void {
  group
    .command('show')
    .argument('<id>', 'the workflow')
    .description('one workflow: its kind, status, texts, questions and numbers of suppliers')
    .addHelpText('after', `\nExample:\n  homologa workflows show ${EXAMPLE_ID}`)
    .action(async (id: string) => {
      const detail = await deps.withContext(async (ctx) =>
        getWorkflow(await lookIntoWorkflow(ctx, id), id, { suppliers: false }),
      );
      const { description, dueDate, reminderEveryDays, reminderMax, questionnaire } = detail.workflow;
      deps.output.record({
        ...workflowOf(detail),
        description,
        due_date: dueDate,
        reminders: reminderEveryDays === null ? null : { every_days: reminderEveryDays, max: reminderMax },
        questions: questionnaire.map(({ title }) => title),
      });
    });
}
