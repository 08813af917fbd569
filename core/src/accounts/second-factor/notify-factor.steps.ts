import type { FactorNews } from '@homologa/domain/accounts/second-factor';
import type { Context } from '../../kernel/context';
import type { Tx } from '../../kernel/database/database';
import { sendFactorNoticeJob } from '../account.jobs';

/** Mails the owner that the second factor was changed, or that somebody guesses at it. */
export const notifyFactor = (ctx: Context, tx: Tx, userId: string, news: FactorNews): Promise<unknown> =>
  ctx.jobs.enqueue(tx, sendFactorNoticeJob, { userId, news }, { companyId: null });
