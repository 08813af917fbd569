import { type UsedTemplate, usedTemplates } from '@homologa/domain/questionnaires/library/plan-template-update';
import { textIn } from '@homologa/domain/questionnaires/library/template-items';
import { Alert, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useProvider } from '../../../../shared/data/provider/use-provider';
import { useText } from '../../../../shared/i18n/use-text';
import { lazyPart } from '../../../../shared/ui/states/lazy-part';
import { useEdit } from '../../edit-context';
import { LIBRARY } from './library.texts';

const UpdateDialog = lazyPart(() => import('./UpdateDialog'));

/** Says which versions of templates the questions came from, and offers newer ones. */
export function TemplateUpdates() {
  const { form } = useEdit();
  const used = useMemo(() => usedTemplates(form.questions), [form.questions]);
  return used.map((template) => <UsedVersion key={template.template} used={template} />);
}

/** Says nothing of a template that can no longer be read. */
function UsedVersion({ used }: { used: UsedTemplate }) {
  const t = useText();
  const dataProvider = useProvider();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({
    queryKey: ['templates', 'getTemplate', 'company', used.template],
    queryFn: () => dataProvider.getTemplate('company', used.template),
    retry: false,
  });
  const line = useRef<HTMLParagraphElement>(null);
  const [updates, setUpdates] = useState(0);
  // The update removes the button to which the dialog would return the focus.
  useEffect(() => {
    if (updates > 0) line.current?.focus();
  }, [updates]);
  if (!data) return null;
  const inUse = t(LIBRARY.inUse, { n: used.version, title: textIn(data.title, used.language) });
  if (data.version <= used.version) {
    return (
      <Typography ref={line} tabIndex={-1} variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {inUse}
      </Typography>
    );
  }
  return (
    <Alert
      severity="info"
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
      action={
        <Button color="inherit" size="small" onClick={() => setOpen(true)}>
          {t(LIBRARY.see)}
        </Button>
      }
    >
      {inUse} {t(LIBRARY.available, { n: data.version })}
      {isOpen && (
        <UpdateDialog
          used={used}
          template={data}
          onClose={() => setOpen(false)}
          onUpdated={() => setUpdates((n) => n + 1)}
        />
      )}
    </Alert>
  );
}
