-- Screening many selected suppliers; those beyond the quota are left out.
ALTER TABLE "BulkAction" DROP CONSTRAINT "BulkAction_action_check", ADD CONSTRAINT "BulkAction_action_check"
  CHECK ("action" IN (
    'remind', 'invite_again', 'archive', 'unarchive', 'add_labels', 'remove_labels', 'delete', 'decide',
    'screen')) NOT VALID;
ALTER TABLE "BulkAction" VALIDATE CONSTRAINT "BulkAction_action_check";

ALTER TABLE "BulkActionItem" DROP CONSTRAINT "BulkActionItem_outcome_check",
  ADD CONSTRAINT "BulkActionItem_outcome_check" CHECK ("outcome" IN (
    'done', 'not_found', 'workflow_not_active', 'reminder_not_possible', 'supplier_finished',
    'supplier_not_awaited', 'email_not_confirmed', 'invitation_not_delivered', 'reminder_cooldown',
    'invitation_not_failed', 'supplier_not_completed', 'supplier_archived', 'supplier_not_archived',
    'supplier_not_pending', 'labels_unchanged', 'decision_unchanged', 'product_limit_reached')) NOT VALID;
ALTER TABLE "BulkActionItem" VALIDATE CONSTRAINT "BulkActionItem_outcome_check";
