import { showsReportPanel } from '@homologa/domain/catalog/report-types';
import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { ARCHIVE_BUTTON_WORDS } from '@homologa/domain/suppliers/supplier-words';
import ArchiveIcon from '@mui/icons-material/Inventory2Outlined';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useCan } from '../../shared/auth/use-can';
import { useText } from '../../shared/i18n/use-text';
import { useIsPhone } from '../../shared/ui/hooks/use-is-phone';
import { type MenuAction, MoreMenu } from '../../shared/ui/MoreMenu';
import { ChangeAddressDialog } from '../table/ChangeAddressDialog';
import {
  type AskedAction,
  CompleteSupplierDialog,
  DeleteSupplierDialog,
  useSupplierActions,
} from '../table/SupplierActions';
import { useSupplierChanges } from '../use-supplier-changes';
import { DownloadMenu } from './DownloadMenu';
import { DETAIL } from './detail.texts';
import { RequestDialog } from './requests/RequestDialog';

export function SupplierActionsBar({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const navigate = useNavigate();
  const mayAct = useCan('archive_suppliers');
  const [dialog, setDialog] = useState<AskedAction | null>(null);
  const { archive, archiveAction } = useSupplierChanges(supplier);
  const hasCcrField = showsReportPanel(supplier.workflow.report_type);
  const actions = useSupplierActions(supplier, setDialog, [
    'archive',
    'screening',
    ...(hasCcrField ? (['ccr'] as const) : []),
  ]);
  const close = () => setDialog(null);
  // Phones have one line for all tools: what a button says on wider screens is in the menu.
  const isPhone = useIsPhone();
  const inMenu: MenuAction[] = [
    ...(mayAct && archiveAction
      ? [
          {
            label: t(ARCHIVE_BUTTON_WORDS[archiveAction]),
            icon: <ArchiveIcon />,
            onClick: () => archive.mutate(archiveAction),
          },
        ]
      : []),
    { label: t(DETAIL.print), icon: <PrintIcon />, onClick: () => window.print() },
  ];
  return (
    <Box sx={{ display: 'contents' }}>
      {!isPhone && mayAct && archiveAction && (
        <Button startIcon={<ArchiveIcon />} loading={archive.isPending} onClick={() => archive.mutate(archiveAction)}>
          {t(ARCHIVE_BUTTON_WORDS[archiveAction])}
        </Button>
      )}
      {!isPhone && (
        <Button startIcon={<PrintIcon />} onClick={() => window.print()}>
          {t(DETAIL.print)}
        </Button>
      )}
      <DownloadMenu supplier={supplier} />
      <MoreMenu actions={isPhone ? [...inMenu, ...actions] : actions} />
      {dialog === 'address' && <ChangeAddressDialog supplier={supplier} onClose={close} />}
      {dialog === 'ccr' && <RequestDialog kind="ccr" supplier={supplier} onClose={close} />}
      {dialog === 'complete' && <CompleteSupplierDialog supplier={supplier} onClose={close} />}
      {dialog === 'delete' && (
        <DeleteSupplierDialog
          supplier={supplier}
          onClose={close}
          onDeleted={() => navigate(`/workflows/${supplier.workflow_id}/suppliers`)}
        />
      )}
    </Box>
  );
}
