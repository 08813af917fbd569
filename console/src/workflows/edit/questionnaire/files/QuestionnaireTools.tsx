import FilesIcon from '@mui/icons-material/ImportExport';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useDownload } from '../../../../shared/data/use-download';
import { useAppLocale, useText } from '../../../../shared/i18n/use-text';
import { OpenedMenu, useMenuOpener } from '../../../../shared/ui/MoreMenu';
import { lazyPart } from '../../../../shared/ui/states/lazy-part';
import { EDIT } from '../../edit.texts';
import { useEdit } from '../../edit-context';
import { LIBRARY } from '../library/library.texts';
import { FILES } from './files.texts';

const ImportDialog = lazyPart(() => import('./ImportDialog'));
const LibraryDialog = lazyPart(() => import('../library/LibraryDialog'));
const SaveTemplateDialog = lazyPart(() => import('../library/SaveTemplateDialog'));

/** Menu of the questionnaire: the library and its file, out and in. Files have what is saved, so a draft is saved first. */
export function QuestionnaireTools() {
  const t = useText();
  const locale = useAppLocale();
  const { workflow, form, flush, isUnsaved } = useEdit();
  const notify = useNotify();
  const download = useDownload();
  const [dialog, setDialog] = useState<'import' | 'library' | 'save' | null>(null);
  const close = () => setDialog(null);
  const isDraft = workflow.status === 'draft';
  const exportAs = async (format: 'xlsx' | 'json') => {
    if (isDraft && !(await flush())) {
      notify(t(EDIT.unsaved), { type: 'error' });
      return;
    }
    if (isUnsaved()) notify(t(FILES.unsaved), { type: 'info' });
    const path = `/api/workflows/${workflow.id}/questionnaire/file?format=${format}&language=${locale}`;
    download.start(path, `questionnaire.${format}`);
  };
  const { opener, menu } = useMenuOpener((opened) => (
    <OpenedMenu
      {...opened}
      actions={[
        { label: t(LIBRARY.open), onClick: () => setDialog('library') },
        ...(form.questions.length > 0 ? [{ label: t(LIBRARY.save), onClick: () => setDialog('save') }] : []),
        { label: t(FILES.import), onClick: () => setDialog('import') },
        { label: t(FILES.exportXlsx), onClick: () => void exportAs('xlsx') },
        { label: t(FILES.exportJson), onClick: () => void exportAs('json') },
      ]}
    />
  ));
  return (
    <>
      <Button startIcon={<FilesIcon />} {...opener}>
        {t(FILES.menu)}
      </Button>
      {menu}
      {dialog === 'import' && <ImportDialog onClose={close} />}
      {dialog === 'save' && <SaveTemplateDialog onClose={close} />}
      {dialog === 'library' && <LibraryDialog onClose={close} />}
    </>
  );
}
