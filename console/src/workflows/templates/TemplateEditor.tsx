import { LOCALE_NAMES } from '@homologa/domain/language/locales';
import type { TemplateItem } from '@homologa/domain/questionnaires/library/template.contract';
import { itemsWithoutText } from '@homologa/domain/questionnaires/library/template-items';
import { copiedItems } from '@homologa/domain/questionnaires/library/template-sections';
import { isApiError } from '@homologa/web/http/api-error';
import UploadFileIcon from '@mui/icons-material/UploadFileOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { useProvider } from '../../shared/data/provider/use-provider';
import type { ShownTemplate, TemplateScope } from '../../shared/data/provider/verbs/questionnaires/templates.verbs';
import { useAction } from '../../shared/data/use-action';
import { LeaveGuard } from '../../shared/forms/LeaveGuard';
import { useAppLocale, useText } from '../../shared/i18n/use-text';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { EditContext } from '../edit/edit-context';
import { titleFieldId } from '../edit/questionnaire/QuestionCard';
import { QuestionnairePanel } from '../edit/questionnaire/QuestionnairePanel';
import { TemplateTextsContext } from '../edit/questionnaire/template-texts';
import { UndoButtons } from '../edit/saving/UndoButtons';
import { focusField, PANEL_OPENS } from '../edit/use-target';
import { LanguageTabs } from './LanguageTabs';
import { NewerVersion } from './NewerVersion';
import { contentOf } from './template-content';
import { TEMPLATES } from './templates.texts';
import { useTemplateForm } from './use-template-form';

const InsertSectionDialog = lazyPart(() => import('./InsertSectionDialog'));

const LoadFileDialog = lazyPart(() => import('./LoadFileDialog'));

const newId = () => crypto.randomUUID();

interface TemplateEditorProps {
  /** The version that is edited. */
  base: ShownTemplate;
  /** The newest version, which is newer than the base if somebody else has published one since. */
  newest: ShownTemplate;
  scope: TemplateScope;
  /** Keeps the changes without showing them. */
  isHidden: boolean;
  onUnsaved: (isUnsaved: boolean) => void;
  /** Keeps the changes, on top of another version. */
  onRebase: (version: ShownTemplate) => void;
  /** Edits another version and drops the changes. */
  onLoad: (version: ShownTemplate) => void;
}

/**
 * Edits a template in one language at a time with the builder of questionnaires; structure is the same in every
 * language. Nothing is stored until a version is published.
 */
export function TemplateEditor({ base, newest, scope, isHidden, onUnsaved, onRebase, onLoad }: TemplateEditorProps) {
  const t = useText();
  const id = useId();
  const edit = useTemplateForm(base, useAppLocale());
  const { items, locale, takesRelease } = edit;
  const isChanged = contentOf(items) !== contentOf(base.items);
  const isOutdated = newest.version > base.version;
  const missing = itemsWithoutText(items, locale).length;
  const report = useLatest(onUnsaved);
  useEffect(() => {
    report.current(isChanged);
  }, [report, isChanged]);
  useEffect(() => () => report.current(false), [report]);
  const load = useLatest(() => onLoad(newest));
  const isReplaceable = isOutdated && !isChanged;
  useEffect(() => {
    if (isReplaceable) load.current();
  }, [load, isReplaceable]);
  const latestItems = useLatest(items);
  const onPublished = (version: ShownTemplate, sent: Edit['items']) => {
    if (latestItems.current === sent) onLoad(version);
    else onRebase(version);
  };
  const guard = <LeaveGuard id={id} isUnsaved={isChanged} />;
  if (isHidden) return guard;
  const { release } = newest;
  return (
    <EditContext.Provider value={edit.context}>
      {guard}
      <Box data-builder>
        {isOutdated && isChanged && (
          <NewerVersion
            {...{ base, newest, items, locale }}
            onKeep={() => onRebase(newest)}
            onLoad={() => onLoad(newest)}
          />
        )}
        {release && (
          <Alert
            severity="info"
            sx={{ mb: 2 }}
            action={
              <Button color="inherit" size="small" disabled={takesRelease} onClick={() => edit.takeRelease(release)}>
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
            <InsertSection edit={edit} scope={scope} id={base.id} />
            <LoadFile edit={edit} scope={scope} />
            <PublishButton
              {...{ base, scope, items, takesRelease, onPublished }}
              isDisabled={!isChanged || isOutdated || newest.archived}
            />
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

interface PublishButtonProps {
  base: ShownTemplate;
  scope: TemplateScope;
  items: Edit['items'];
  takesRelease: boolean;
  isDisabled: boolean;
  onPublished: (version: ShownTemplate, sent: Edit['items']) => void;
}

function PublishButton({ base, scope, items, takesRelease, isDisabled, onPublished }: PublishButtonProps) {
  const t = useText();
  const dataProvider = useProvider();
  const queries = useQueryClient();
  const refetch = () => queries.invalidateQueries({ queryKey: ['templates'] });
  const publishing = useAction(
    (sent: Edit['items']) =>
      dataProvider.publishTemplate(scope, base.id, {
        based_on: base.version,
        items: sent,
        ...(takesRelease ? { takes_release: true } : {}),
      }),
    {
      success: ({ version }) => t(TEMPLATES.published, { n: version }),
      onDone: (version, sent) => {
        queries.setQueryData(['templates', 'getTemplate', scope, base.id], version);
        onPublished(version, sent);
        return refetch();
      },
    },
  );
  return (
    <Button
      variant="contained"
      disabled={isDisabled || items.length === 0 || publishing.isPending}
      onClick={() =>
        publishing.mutate(items, {
          // The newer version then comes with its choices, `NewerVersion`.
          onError: (error) => isApiError(error, 'template_changed') && void refetch(),
        })
      }
    >
      {t(TEMPLATES.publish, { n: base.version + 1 })}
    </Button>
  );
}

/** Adds a section of another template, or all of it, after the last question, and goes to it. */
function InsertSection({ edit, scope, id }: { edit: Edit; scope: TemplateScope; id: string }) {
  const t = useText();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {t(TEMPLATES.insert)}
      </Button>
      {isOpen && (
        <DialogCode>
          <InsertSectionDialog
            scope={scope}
            id={id}
            present={edit.items.length}
            onClose={() => setOpen(false)}
            onInsert={(inserted) => {
              const copies = copiedItems(inserted, newId);
              edit.setItems((items) => [...items, ...copies]);
              notify(t(TEMPLATES.inserted), { type: 'success' });
              setOpen(false);
              focusTitle(copies[0]);
            }}
          />
        </DialogCode>
      )}
    </>
  );
}

/** Replaces the questions by those of a file in the shown language, or adds these. */
function LoadFile({ edit, scope }: { edit: Edit; scope: TemplateScope }) {
  const t = useText();
  const notify = useNotify();
  const [isOpen, setOpen] = useState(false);
  const { items, locale } = edit;
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFileIcon />} onClick={() => setOpen(true)}>
        {t(TEMPLATES.import)}
      </Button>
      {isOpen && (
        <DialogCode>
          <LoadFileDialog
            {...{ scope, items, locale }}
            onClose={() => setOpen(false)}
            onLoad={(loaded, first) => {
              edit.setItems(() => loaded);
              const text = first ? TEMPLATES.importedAtEnd : TEMPLATES.imported;
              notify(t(text, { language: LOCALE_NAMES[locale] }), { type: 'success' });
              setOpen(false);
              if (first) focusTitle(first);
            }}
          />
        </DialogCode>
      )}
    </>
  );
}

/** Waits for a dialog's code here: a boundary above would hide the page, and the opening button would lose the focus. */
const DialogCode = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;

/** Goes to an item that was added far below; the closed dialog has returned the focus to its button by then. */
const focusTitle = (item: TemplateItem | undefined): void => {
  if (item) focusField(titleFieldId(item._id), PANEL_OPENS);
};
