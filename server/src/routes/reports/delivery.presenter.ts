import type { DeliveryRecord } from '@homologa/core/reports/delivery.queries';
import type { DeliveryResponse, DeliverySummary } from '@homologa/domain/reports/delivery.contract';
import {
  changedDetails,
  changedFigures,
  detailsOfDelivery,
  figuresOfDelivery,
} from '@homologa/domain/reports/delivery-data';
import { figuresOnWire, REPORT_FIELDS } from '@homologa/domain/reports/report-fields';
import { presentDetails } from './details.presenter';

type Version = Pick<
  DeliveryRecord,
  'id' | 'number' | 'version' | 'deliveredAt' | 'sha256' | 'reason' | 'data' | 'isSandbox'
>;

export function presentDeliverySummary(
  delivery: Version,
  before: Pick<Version, 'data'> | undefined,
  currentId: string | null,
): DeliverySummary {
  const { data } = delivery;
  const figures = before ? changedFigures(before.data, data) : [];
  const details = before ? changedDetails(before.data, data) : [];
  return {
    _id: delivery.id,
    id: delivery.id,
    kind: data.kind,
    number: delivery.number,
    version: delivery.version,
    delivered_at: delivery.deliveredAt.toISOString(),
    sha256: delivery.sha256,
    reason: delivery.reason,
    changed: [...figures.map((name) => REPORT_FIELDS[name].wire), ...details],
    is_sandbox: delivery.isSandbox,
    is_current: delivery.id === currentId,
  };
}

export const presentDeliveries = (deliveries: readonly DeliveryRecord[]): DeliveryResponse[] =>
  deliveries.map((delivery) => {
    const before = deliveries.find(
      ({ requestId, version }) => requestId === delivery.requestId && version === delivery.version - 1,
    );
    return {
      ...presentDeliverySummary(delivery, before, delivery.request.currentDeliveryId),
      figures: figuresOnWire(figuresOfDelivery(delivery.data)),
      details: presentDetails(detailsOfDelivery(delivery.data)),
      files: { bir: presentFiles(delivery, 'bir'), additional: presentFiles(delivery, 'additional') },
    };
  });

/**
 * Presents the files of a report version: files that this version or an earlier version added and that no version up to
 * this one withdrew.
 */
const presentFiles = ({ version, request }: DeliveryRecord, kind: 'bir' | 'additional') =>
  request.files
    .filter((file) => file.kind === kind && isIn(version, file))
    .map(({ file, createdAt }) => ({ file_id: file.id, name: file.name, created_at: createdAt.toISOString() }));

const isIn = (version: number, file: { sinceVersion: number | null; withdrawnIn: number | null }): boolean =>
  file.sinceVersion !== null &&
  file.sinceVersion <= version &&
  (file.withdrawnIn === null || file.withdrawnIn > version);
