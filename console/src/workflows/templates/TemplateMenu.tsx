import type { TemplateRow, UpdateTemplateBody } from '@homologa/domain/questionnaires/library/template.contract';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../shared/data/use-action';
import { COMMON } from '../../shared/i18n/common.texts';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { MoreMenu } from '../../shared/ui/MoreMenu';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { TEMPLATES } from './templates.texts';

const RenameTemplateDialog = lazyPart(() => import('./RenameTemplateDialog'));

interface TemplateMenuProps {
  template: TemplateRow;
  scope: TemplateScope;
}

/** Renames, archives or restores a template of one's own. */
export function TemplateMenu({ template, scope }: TemplateMenuProps) {
  const t = useText();
  const locale = useAppLocale();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const [isRenaming, setRenaming] = useState(false);
  const change = useAction((body: UpdateTemplateBody) => dataProvider.updateTemplate(scope, template.id, body), {
    success: ({ archived }) => t(archived ? TEMPLATES.archivedDone : TEMPLATES.restoredDone),
    onDone: () => queries.invalidateQueries({ queryKey: ['templates'] }),
  });
  return (
    <>
      <MoreMenu
        label={`${t(COMMON.moreActions)}: ${textIn(template.title, locale)}`}
        actions={[
          { label: t(TEMPLATES.rename), onClick: () => setRenaming(true) },
          {
            label: t(template.archived ? TEMPLATES.restore : TEMPLATES.archive),
            onClick: () => change.mutate({ archived: !template.archived }),
          },
        ]}
      />
      {isRenaming && <RenameTemplateDialog template={template} scope={scope} onClose={() => setRenaming(false)} />}
    </>
  );
}
