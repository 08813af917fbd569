import { LOCALE_NAMES } from '@homologa/domain/language/locales';
import { adoptQuestions } from '@homologa/domain/questionnaires/library/template-edits';
import { itemsWithoutText } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { ShownTemplate, TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../shared/data/use-action';
import { LeaveGuard } from '../../shared/forms/LeaveGuard';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { UploadButton } from '../../shared/ui/UploadButton';
import { EditContext } from '../edit/edit-context';
import { FileProblems } from '../edit/questionnaire/files/FileProblems';
import { QuestionnairePanel } from '../edit/questionnaire/QuestionnairePanel';
import { TemplateTextsContext } from '../edit/questionnaire/template-texts';
import { UndoButtons } from '../edit/saving/UndoButtons';
import { LanguageTabs } from './LanguageTabs';
import { TEMPLATES } from './templates.texts';
import { useTemplateForm } from './use-template-form';

const newId = () => crypto.randomUUID();

/** Items as text with fields in one order: the database returns the fields of JSON in an order of its own. */
const contentOf = (items: ShownTemplate['items']): string =>
  JSON.stringify(items, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

interface TemplateEditorProps {
  template: ShownTemplate;
  scope: TemplateScope;
}

/**
 * Edits a template in one language at a time with the builder of questionnaires; structure is the same in every
 * language. Nothing is stored until a version is published.
 */
export function TemplateEditor({ template, scope }: TemplateEditorProps) {
  const t = useText();
  const id = useId();
  const edit = useTemplateForm(template, useAppLocale());
  const { items, locale, takesRelease } = edit;
  const isChanged = contentOf(items) !== contentOf(template.items);
  const missing = itemsWithoutText(items, locale).length;
  return (
    <EditContext.Provider value={edit.context}>
      <LeaveGuard id={id} isUnsaved={isChanged} />
      <Box data-builder>
        {template.release && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button
                color="inherit"
                size="small"
                disabled={takesRelease}
                onClick={() => {
                  const { release } = template;
                  if (release) edit.takeRelease(release);
                }}
              >
                {t(TEMPLATES.loadRelease)}
              </Button>
            }
          >
            {t(takesRelease ? TEMPLATES.releaseLoaded : TEMPLATES.release)}
          </Alert>
        )}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
          <LanguageTabs items={items} locale={locale} onLocale={edit.setLocale} />
          <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', mb: 2 }}>
            <UndoButtons />
            {scope === 'provider' && <LoadFile edit={edit} />}
            <PublishButton {...{ template, scope, items, takesRelease }} isDisabled={!isChanged} />
          </Box>
        </Box>
        {missing > 0 && (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {t(TEMPLATES.noText, { count: missing, language: LOCALE_NAMES[locale] })}
          </Alert>
        )}
        <TemplateTextsContext.Provider value={edit.otherTexts}>
          <QuestionnairePanel key={locale} />
        </TemplateTextsContext.Provider>
      </Box>
    </EditContext.Provider>
  );
}

type Edit = ReturnType<typeof useTemplateForm>;

interface PublishButtonProps extends TemplateEditorProps {
  items: Edit['items'];
  takesRelease: boolean;
  isDisabled: boolean;
}

function PublishButton({ template, scope, items, takesRelease, isDisabled }: PublishButtonProps) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const body = { based_on: template.version, items, ...(takesRelease ? { takes_release: true } : {}) };
  const publishing = useAction(() => dataProvider.publishTemplate(scope, template.id, body), {
    success: ({ version }) => t(TEMPLATES.published, { n: version }),
    onDone: () => queries.invalidateQueries({ queryKey: ['templates'] }),
  });
  return (
    <Button
      variant="contained"
      disabled={isDisabled || items.length === 0 || publishing.isPending}
      onClick={() => publishing.mutate()}
    >
      {t(TEMPLATES.publish, { n: template.version + 1 })}
    </Button>
  );
}

/** Replaces the questions by those of a file in the shown language. */
function LoadFile({ edit }: { edit: Edit }) {
  const t = useText();
  const notify = useNotify();
  const dataProvider = useProvider();
  const reading = useAction(dataProvider.readTemplateFile, {
    onDone: ({ questionnaire, problems }) => {
      if (problems.length > 0) return;
      edit.setItems((items, locale) => adoptQuestions(items, questionnaire, { locale, template: null, newId }));
      notify(t(TEMPLATES.imported), { type: 'success' });
    },
  });
  const problems = reading.data?.problems ?? [];
  return (
    <>
      <UploadButton
        label={t(TEMPLATES.import)}
        isBusy={reading.isPending}
        accept=".xlsx,.csv,.json"
        onFile={(file) => reading.mutate(file)}
      />
      {problems.length > 0 && <FileProblems problems={problems} />}
    </>
  );
}
