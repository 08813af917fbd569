import type { LabelUseResponse } from '@homologa/domain/companies/company.contract';
import { LABEL_RENAME_DEBOUNCE } from '@homologa/domain/companies/labels';
import { isTemporary } from '@homologa/web/http/api-error';
import { useEffect, useState } from 'react';
import { requireSessionOf } from '../../shared/auth/session-store';
import { useUser } from '../../shared/auth/use-can';
import { createAutosave, type SaveState } from '../../shared/data/autosave';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useLatest } from '../../shared/ui/hooks/use-latest';
import { useRefreshLabels } from './use-labels';

/**
 * Edits a label's name and saves it `LABEL_RENAME_DEBOUNCE` milliseconds after the last change, or when the field or
 * the dialog is left.
 */
export function useLabelName(companyId: string, label: LabelUseResponse) {
  const dataProvider = useProvider();
  const { id: userId } = useUser();
  const [name, setName] = useState(label.name);
  const [state, setState] = useState<SaveState>({ status: 'clean' });
  const refresh = useRefreshLabels();
  const latest = useLatest({ name, color: label.color, refresh });
  const [autosave] = useState(() =>
    createAutosave({
      save: async () => {
        requireSessionOf(userId);
        const { name: typed, color } = latest.current;
        await dataProvider.saveLabels(companyId, [{ _id: label.id, name: typed, color }]);
        void latest.current.refresh();
      },
      delay: LABEL_RENAME_DEBOUNCE,
      isTemporary,
      onState: setState,
      now: () => new Date(),
    }),
  );
  useEffect(() => () => void autosave.flush(), [autosave]);
  return {
    name,
    state,
    rename: (typed: string) => {
      setName(typed);
      autosave.touch();
    },
    flush: () => void autosave.flush(),
  };
}
