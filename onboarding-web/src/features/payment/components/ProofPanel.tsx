import type { PaymentFileResponse } from '@homologa/domain/payments/payment.contract';
import { isApiError } from '@homologa/web/http/api-error';
import { useId, useRef, useState } from 'react';
import { Button } from '../../../components/Button';
import { ErrorSummary } from '../../../components/ErrorSummary';
import { FILE } from '../../../components/file.texts';
import { useI18n } from '../../../i18n/I18nProvider';
import { failureText } from '../../../lib/error-text';
import { useSubmit } from '../../../lib/use-submit';
import { getRequestFile } from '../../../onboarding/own-files';
import { submitProof } from '../api/payment.api';
import { isAboutReference } from '../billing-fields';
import { INSTRUCTIONS } from '../instructions.texts';
import type { OwnPayment } from '../own-payment';
import { useProofs } from '../use-proofs';
import { ProofInput } from './ProofInput';
import { SendingProof, StoredProof } from './ProofItems';

interface ProofPanelProps {
  own: OwnPayment;
  onEdit: (refusal: unknown) => void;
}

export function ProofPanel({ own, onEdit }: ProofPanelProps) {
  const { t, locale } = useI18n();
  const { key, payment, request, take, choose, isReadOnly, isSettled } = own;
  const { proofs: stored } = payment;
  const proofs = useProofs(key, take);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, run] = useSubmit();
  const heading = useRef<HTMLHeadingElement>(null);
  const inputId = useId();
  const reasonId = useId();
  const { rejection } = payment;
  const isRejected = (proof: PaymentFileResponse): boolean => rejection !== null && proof.uploaded_at <= rejection.at;
  const missing = stored.every(isRejected) ? t(INSTRUCTIONS.proof_required) : null;
  const reason = proofs.isRunning ? t(FILE.running) : missing;
  const errors =
    problem === 'missing'
      ? missing === null
        ? []
        : [{ fieldId: inputId, message: missing }]
      : problem === null
        ? []
        : [{ fieldId: null, message: problem }];

  const isGood = proofs.news?.what === 'uploaded' || proofs.news?.what === 'removed';

  const confirm = () =>
    run(async () => {
      setProblem(null);
      if (proofs.isRunning) return;
      if (missing !== null) {
        setProblem('missing');
        return;
      }
      try {
        take(await submitProof(key));
        choose(null);
      } catch (error) {
        if (isApiError(error) && error.details.some(({ path }) => isAboutReference(path))) onEdit(error);
        else setProblem(await failureText(error, locale, t));
      }
    });
  const remove = async (name: string) => {
    const isGone = await proofs.remove(name);
    if (isGone) heading.current?.focus();
  };
  return (
    <section className="card">
      <h2 ref={heading} tabIndex={-1}>
        {t(INSTRUCTIONS.proof)}
      </h2>
      <ErrorSummary key={problem} errors={errors} />
      {!isReadOnly && <p>{t(INSTRUCTIONS.proof_lead)}</p>}
      <ul className="proofs">
        {stored.map((proof) => (
          <StoredProof
            key={proof._id}
            proof={proof}
            isRejected={isRejected(proof)}
            load={() => getRequestFile(request.id, proof._id)}
            onRemove={isReadOnly || isSettled ? null : remove}
          />
        ))}
        {proofs.sending.map((each) => (
          <SendingProof
            key={each.id}
            sending={each}
            onRetry={(id) => {
              proofs.retry(id);
              heading.current?.focus();
            }}
            onDismiss={(id) => {
              proofs.dismiss(id);
              heading.current?.focus();
            }}
          />
        ))}
      </ul>
      {!isReadOnly && (
        <ProofInput
          id={inputId}
          hasSome={stored.length > 0}
          error={errors[0]?.fieldId ? errors[0].message : null}
          onChoose={proofs.add}
        />
      )}
      <p className={isGood ? 'file-status' : 'field-error'} role="status">
        {newsText()}
      </p>
      {!isReadOnly && (
        <div className="confirm">
          <Button
            onClick={confirm}
            isBusy={isBusy}
            aria-disabled={reason !== null}
            aria-describedby={reason ? reasonId : undefined}
          >
            {t(INSTRUCTIONS.confirm)}
          </Button>
          {reason && (
            <p id={reasonId} className="hint">
              {reason}
            </p>
          )}
        </div>
      )}
    </section>
  );

  function newsText(): string {
    if (!proofs.news) return '';
    const { what, name, message } = proofs.news;
    return t(INSTRUCTIONS[`proof_${what}`], { name, reason: message });
  }
}
