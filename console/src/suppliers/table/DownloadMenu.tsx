import type { WorkflowResponse } from '@homologa/domain/workflows/workflow.contract';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useId, useState } from 'react';
import { useListContext } from 'react-admin';
import { COMMON } from '../../shared/i18n/common.texts';
import { useText } from '../../shared/i18n/use-text';
import { useJobAction } from '../../shared/jobs/use-jobs';
import { sentFilter } from '../bulk/selection';
import { questionnaireExportCall, resultsExportCall, suppliersExportCall } from '../export-calls';
import { WORKFLOW } from '../workflow/workflow.texts';
import { TABLE } from './table.texts';

type Wanted = 'excel' | 'results' | 'questionnaire' | 'questionnairePdf';

export function DownloadMenu({ workflow }: { workflow?: WorkflowResponse }) {
  const t = useText();
  const menuId = useId();
  const name = t(COMMON.download);
  const { filterValues, sort } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = workflow?.info.title || t(WORKFLOW.untitled);
  const start = useJobAction((wanted: Wanted) => {
    if (!workflow || wanted === 'excel') {
      return {
        call: suppliersExportCall(sentFilter(filterValues), sort, workflow?.id),
        title: workflow ? t(TABLE.exporting, { title }) : t(TABLE.exportingAll),
      };
    }
    return wanted === 'results'
      ? { call: resultsExportCall(workflow.id), title: t(TABLE.exportingResults, { title }) }
      : {
          call: questionnaireExportCall(workflow.id, wanted === 'questionnaire' ? 'excel' : 'pdf'),
          title: t(TABLE.exportingQuestionnaire, { title }),
        };
  });
  const offered: { wanted: Wanted; label: string }[] = [
    { wanted: 'excel', label: t(TABLE.exportExcel) },
    ...(workflow ? [{ wanted: 'results' as const, label: t(TABLE.downloadResults) }] : []),
    ...(workflow && workflow.questionnaire.length > 0
      ? [
          { wanted: 'questionnaire' as const, label: t(TABLE.downloadQuestionnaire) },
          { wanted: 'questionnairePdf' as const, label: t(TABLE.downloadQuestionnairePdf) },
        ]
      : []),
  ];
  return (
    <>
      <Tooltip title={name}>
        <IconButton
          color="primary"
          aria-label={name}
          loading={start.isPending}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? menuId : undefined}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <DownloadIcon />
        </IconButton>
      </Tooltip>
      <Menu id={menuId} anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {offered.map(({ wanted, label }) => (
          <MenuItem
            key={wanted}
            onClick={() => {
              setAnchor(null);
              start.mutate(wanted);
            }}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
