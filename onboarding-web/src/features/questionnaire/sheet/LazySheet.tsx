import { Suspense, useState } from 'react';
import { Loader } from '../../../components/Loader';
import { lazyScreen } from '../../../i18n/held-texts';
import { useI18n } from '../../../i18n/I18nProvider';
import type { QuestionnaireState } from '../use-questionnaire';
import { SHEET_TITLE } from './sheet-title.texts';
import './sheet.css';

const SheetPanel = lazyScreen(async () => (await import('./SheetPanel')).SheetPanel);

interface LazySheetProps {
  state: QuestionnaireState;
  /** Brings a question that is shown to the supplier. */
  open: (questionId: string) => void;
}

/** The panel for answers in a spreadsheet. Its content loads when it is opened, so that no question moves. */
export function LazySheet(props: LazySheetProps) {
  const { t } = useI18n();
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="sheet-panel" onToggle={({ currentTarget }) => setOpened((was) => was || currentTarget.open)}>
      <summary>{t(SHEET_TITLE.title)}</summary>
      {wasOpened && (
        <Suspense fallback={<Loader />}>
          <SheetPanel {...props} />
        </Suspense>
      )}
    </details>
  );
}
