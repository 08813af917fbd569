import type { SupplierResponse } from '@homologa/domain/suppliers/supplier.contract';
import { supplierPath } from '../../shared/data/provider/paths';
import { useText } from '../../shared/i18n/use-text';
import { Panel } from '../../shared/ui/Panel';
import { DETAIL } from './detail.texts';
import { FileRow, FileRows } from './FileRow';

const KINDS = [
  { kind: 'bir', title: DETAIL.reportFiles },
  { kind: 'additional', title: DETAIL.additionalFiles },
] as const;

export function ReportFilesPanels({ supplier }: { supplier: SupplierResponse }) {
  const t = useText();
  const path = supplierPath(supplier.workflow_id, supplier.id);
  return KINDS.map(({ kind, title }) => {
    const files = supplier.report?.files[kind] ?? [];
    if (files.length === 0) return null;
    return (
      <Panel key={kind} title={t(title)}>
        <FileRows>
          {files.map((file) => (
            <FileRow key={file.file_id} file={file} path={`${path}/${kind}/${file.file_id}`} />
          ))}
        </FileRows>
      </Panel>
    );
  });
}
