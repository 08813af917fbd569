import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import LabelIcon from '@mui/icons-material/LabelOutlined';
import { Button, Checkbox, ListItemText, Menu, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { useUser } from '../../shared/auth/use-can';
import { suppliersApi } from '../../shared/data/suppliers.api';
import { useDeed } from '../../shared/data/use-deed';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { useRefreshWorkflow } from '../../workflows/use-workflow';
import { SupplierTags } from '../SupplierTags';
import { DETAIL } from './detail.texts';

/** The supplier's labels, chosen from the company's. */
export function LabelsPanel({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const { supplier_tags: labels } = useUser();
  const refresh = useRefreshWorkflow();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const chosen = supplier.tags ?? [];
  const save = useDeed((tags: string[]) => suppliersApi.updateSupplier(supplier.workflow_id, supplier.id, { tags }), {
    onDone: () => refresh(supplier.workflow_id),
  });
  const all = Object.values(labels);
  const toggle = (id: string) =>
    save.mutate(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <Panel
      title={t(DETAIL.labels)}
      action={
        all.length > 0 && (
          <Button
            size="small"
            startIcon={<LabelIcon />}
            aria-haspopup="menu"
            loading={save.isPending}
            onClick={(event) => setAnchor(event.currentTarget)}
          >
            {t(DETAIL.editLabels)}
          </Button>
        )
      }
    >
      {chosen.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t(DETAIL.noLabels)}</Typography>
      ) : (
        <SupplierTags ids={chosen} />
      )}
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {all.map((label) => (
          <MenuItem
            key={label.id}
            role="menuitemcheckbox"
            aria-checked={chosen.includes(label.id)}
            disabled={save.isPending}
            onClick={() => toggle(label.id)}
          >
            <Checkbox
              checked={chosen.includes(label.id)}
              tabIndex={-1}
              disableRipple
              sx={{ color: label.color, '&.Mui-checked': { color: label.color } }}
            />
            <ListItemText primary={label.name} />
          </MenuItem>
        ))}
      </Menu>
    </Panel>
  );
}
