import type { PaymentFileResponse } from '@homologa/domain/payments/payment.contract';
import { WORDS } from '@homologa/web/texts/words.texts';
import { useState } from 'react';
import { Button } from '../../../components/Button';
import { FILE } from '../../../components/file.texts';
import { StoredName } from '../../../components/StoredName';
import type { Sending } from '../../../components/use-upload-queue';
import { useI18n } from '../../../i18n/I18nProvider';
import { INSTRUCTIONS } from '../instructions.texts';

interface StoredProofProps {
  proof: PaymentFileResponse;
  isRejected: boolean;
  load: () => Promise<Blob>;
  /** Removes a proof; null if the proofs are read-only. */
  onRemove: ((name: string) => Promise<void>) | null;
}

export function StoredProof({ proof, isRejected, load, onRemove }: StoredProofProps) {
  const { t } = useI18n();
  const [isBusy, setBusy] = useState(false);
  const { name, size } = proof;
  const remove = () => {
    setBusy(true);
    void onRemove?.(name).finally(() => setBusy(false));
  };
  return (
    <li className="file-stored">
      <StoredName name={name} size={size} load={load} />
      {isRejected && <span className="field-error">{t(INSTRUCTIONS.proof_rejected)}</span>}
      {onRemove && (
        <Button kind="quiet" onClick={remove} isBusy={isBusy}>
          {t(INSTRUCTIONS.proof_remove)}
          <span className="visually-hidden"> {name}</span>
        </Button>
      )}
    </li>
  );
}

interface SendingProofProps {
  sending: Sending;
  onRetry: (id: number) => void;
  onDismiss: (id: number) => void;
}

export function SendingProof({ sending, onRetry, onDismiss }: SendingProofProps) {
  const { t } = useI18n();
  const { id, name, phase } = sending;
  const isFailed = phase === 'failed';
  const named = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={isFailed ? 'file-running file-broken' : 'file-running'}>
      <span className="file-name">{name}</span>
      {(phase === 'preparing' || phase === 'waiting') && <span className="muted">{t(INSTRUCTIONS.proof_waiting)}</span>}
      {phase === 'session' && (
        <span className="file-status" role="status">
          {t(FILE.after_login, { name })}
        </span>
      )}
      {phase === 'uploading' && (
        <>
          <progress max={1} value={sending.share} aria-label={name} />
          <span className="file-share" aria-hidden="true">
            {Math.floor(sending.share * 100)} %
          </span>
          <span className={sending.isPaused ? 'file-status' : 'visually-hidden'} role="status">
            {/* Steps of 25 %, because a screen reader announces every change. */}
            {sending.isPaused
              ? t(FILE.cut, { name, percent: Math.floor(sending.share * 100) })
              : t(INSTRUCTIONS.proof_uploading, { name, percent: Math.floor(sending.share * 4) * 25 })}
          </span>
        </>
      )}
      {isFailed && <span className="field-error">{sending.message}</span>}
      <span className="file-acts">
        {isFailed && sending.canRetry && (
          <Button kind="quiet" onClick={() => onRetry(id)}>
            {t(INSTRUCTIONS.proof_retry)}
            {named}
          </Button>
        )}
        <Button kind="quiet" onClick={() => onDismiss(id)}>
          {t(isFailed ? WORDS.dismiss : WORDS.cancel)}
          {named}
        </Button>
      </span>
    </li>
  );
}
