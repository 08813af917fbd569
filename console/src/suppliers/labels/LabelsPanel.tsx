import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { Box, Button, Chip, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { useRecordWrites } from '../../shared/data/provider/use-record-writes';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { lazyPart } from '../../shared/ui/states/lazy-part';
import { LabelMenu } from './LabelMenu';
import { LABELS } from './labels.texts';

const LabelsDialog = lazyPart(() => import('./LabelsDialog'));

export function LabelsPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { supplier_tags: labels } = useUser();
  const refresh = useRefreshWorkflow();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isManaging, setManaging] = useState(false);
  const chosen = (supplier.tags ?? []).filter((id) => labels[id]);
  const suppliers = useRecordWrites<SupplierResponse>('suppliers', { workflowId: supplier.workflow_id });
  const save = useAction((tags: string[]) => suppliers.update(supplier.id, { tags }), {
    onDone: () => refresh(supplier.workflow_id),
  });
  const remove = (id: string) => save.mutate(chosen.filter((other) => other !== id));
  return (
    <Panel
      title={t(LABELS.title)}
      action={
        <Button
          size="small"
          startIcon={<LabelIcon />}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          loading={save.isPending}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {t(LABELS.choose)}
        </Button>
      }
    >
      {chosen.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t(LABELS.none)}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {chosen
          .flatMap((id) => labels[id] ?? [])
          .map((label) => (
            <Chip
              key={label.id}
              size="small"
              label={label.name}
              title={t(LABELS.remove, { name: label.name })}
              aria-label={t(LABELS.remove, { name: label.name })}
              disabled={save.isPending}
              onDelete={() => remove(label.id)}
              onKeyDown={({ key }) => key === 'Enter' && remove(label.id)}
              sx={{
                bgcolor: label.color,
                color: '#fff',
                '& .MuiChip-deleteIcon, & .MuiChip-deleteIcon:hover': { color: '#fff' },
              }}
            />
          ))}
      </Box>
      <LabelMenu
        anchor={anchor}
        chosen={chosen}
        isBusy={save.isPending}
        onToggle={(id) => (chosen.includes(id) ? remove(id) : save.mutate([...chosen, id]))}
        onManage={() => {
          setAnchor(null);
          setManaging(true);
        }}
        onClose={() => setAnchor(null)}
      />
      {isManaging && (
        <Suspense fallback={null}>
          <LabelsDialog onClose={() => setManaging(false)} />
        </Suspense>
      )}
    </Panel>
  );
}
