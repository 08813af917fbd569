import { COVER_RATIO, COVER_WIDTH } from '@homologa/domain/workflows/limits';
import { storePicture } from '../files/store-picture';
import type { Upload } from '../files/store-upload';
import { audit } from '../kernel/audit';
import { requireCompany } from '../kernel/authorize';
import type { Context } from '../kernel/context';
import type { Shape } from '../kernel/storage/pictures';
import { orphanUnusedFiles } from './orphan-files';
import { lockEditable, readWorkflow, type WorkflowDetail } from './workflow.queries';

/** Area to keep, in pixels of the picture after rotation. */
interface CropArea {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Stores a picture as the workflow's cover: cropped to 3:1, at most 1920 pixels wide, re-encoded as WebP to drop
 * metadata. Throws `not_found`, `workflow_closed`, `file_required`, `file_too_large`, `file_type_not_allowed` unless
 * the file is a picture.
 */
export async function setCover(
  ctx: Context,
  { id, upload, crop }: { id: string; upload: Upload | null; crop: CropArea | null },
): Promise<WorkflowDetail> {
  const { companyId } = requireCompany(ctx.actor);
  // Checks the actor's permission before decoding the picture, because decoding is expensive.
  await ctx.db.tenant(companyId, (tx) => lockEditable(ctx, tx, companyId, id));
  return storePicture(ctx, upload, coverShape(crop), (picture) =>
    ctx.db.tenant(companyId, async (tx) => {
      const { coverFileId } = await lockEditable(ctx, tx, companyId, id);
      await picture.record(tx, companyId);
      await tx.workflow.update({
        where: { id, companyId },
        data: { coverFileId: picture.id, modifiedAt: ctx.now(), version: { increment: 1 } },
        select: { id: true },
      });
      if (coverFileId) await orphanUnusedFiles(ctx, tx, companyId, [coverFileId]);
      await audit(ctx, tx, { companyId, action: 'workflow.set_cover', objectType: 'workflow', objectId: id });
      return readWorkflow(ctx, tx, companyId, id);
    }),
  );
}

const coverShape =
  (crop: CropArea | null): Shape =>
  (picture, { autoOrient }) => {
    const area = within(crop, autoOrient);
    const width = Math.max(COVER_RATIO, Math.min(COVER_WIDTH, area.width, area.height * COVER_RATIO));
    return picture
      .autoOrient()
      .extract(area)
      .resize({ width, height: Math.round(width / COVER_RATIO), fit: 'cover' });
  };

function within(crop: CropArea | null, picture: { width: number; height: number }) {
  const left = Math.min(Math.round(crop?.x ?? 0), picture.width - 1);
  const top = Math.min(Math.round(crop?.y ?? 0), picture.height - 1);
  const width = Math.min(Math.round(crop?.width ?? picture.width), picture.width - left);
  const height = Math.min(Math.round(crop?.height ?? picture.height), picture.height - top);
  return { left, top, width: Math.max(1, width), height: Math.max(1, height) };
}
