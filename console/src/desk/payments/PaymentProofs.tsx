import type { ChargeProofResponse, ChargeResponse } from '@homologa/domain/payments/charge.contract';
import { Box, Chip, Tab, Tabs, Typography } from '@mui/material';
import { useState } from 'react';
import { paymentFilePath } from '../../shared/data/provider/verbs/payments.verbs';
import { FileContent } from '../../shared/files/FileContent';
import { viewedTypeOf } from '../../shared/files/viewed-file';
import { useFormat } from '../../shared/i18n/use-format';
import { useText } from '../../shared/i18n/use-text';
import { DownloadButton } from '../../shared/ui/DownloadButton';
import { Panel } from '../../shared/ui/Panel';
import { PAYMENTS } from './payments.texts';

function Proof({ charge, proof }: { charge: ChargeResponse; proof: ChargeProofResponse }) {
  const t = useText();
  const format = useFormat();
  const path = paymentFilePath(charge.id, proof.file_id);
  return (
    <>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap', my: 1 }}>
        <Typography variant="body2" sx={{ flex: 1, minWidth: 160, overflowWrap: 'anywhere' }}>
          {proof.name} · {format.dateTime(proof.uploaded_at)}
        </Typography>
        {proof.rejected && <Chip size="small" color="warning" label={t(PAYMENTS.rejectedProof)} />}
        <DownloadButton size="small" path={path} fileName={proof.name} />
      </Box>
      {viewedTypeOf(proof.name) ? (
        <Box sx={{ display: 'flex', flexDirection: 'column', height: '75vh' }}>
          <FileContent file={{ path, name: proof.name }} />
        </Box>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t(PAYMENTS.noPreview)}</Typography>
      )}
    </>
  );
}

export function PaymentProofs({ charge }: { charge: ChargeResponse }) {
  const t = useText();
  const [chosen, choose] = useState<string | null>(null);
  const { proofs } = charge;
  const proof = proofs.find(({ id }) => id === chosen) ?? proofs[0];
  return (
    <Panel title={t(PAYMENTS.proofs)}>
      {proofs.length > 1 && proof && (
        <Tabs
          value={proof.id}
          variant="scrollable"
          aria-label={t(PAYMENTS.proofs)}
          onChange={(_, id: string) => choose(id)}
        >
          {proofs.map(({ id, name }) => (
            <Tab key={id} value={id} label={name} sx={{ textTransform: 'none', maxWidth: 240 }} />
          ))}
        </Tabs>
      )}
      {proof ? (
        <Proof key={proof.id} charge={charge} proof={proof} />
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>{t(PAYMENTS.noProofs)}</Typography>
      )}
    </Panel>
  );
}
