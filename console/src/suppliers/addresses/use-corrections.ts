import { readAddressLines, typedLine } from '@homologa/domain/suppliers/addresses/address-lines';
import {
  type Correction,
  matchAddresses,
  type UndeliveredSupplier,
} from '@homologa/domain/suppliers/addresses/match-addresses';
import { useCallback, useMemo, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { messageOf, useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { useFailureNotice } from '../../shared/ui/hooks/use-failure-notice';
import { callCorrections, remainingText } from './correction-calls';

type Typed = Readonly<Record<string, string>>;

/** State of the page: pasted text, addresses typed beside suppliers, what they would change, and what they changed. */
export function useCorrections(suppliers: readonly UndeliveredSupplier[]) {
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const notifyFailure = useFailureNotice();
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const [mayShare, setMayShare] = useState(false);
  const [forecast, setForecast] = useState<readonly Correction[] | null>(null);
  const [result, setResult] = useState<readonly Correction[] | null>(null);
  const pastedLines = useMemo(() => readAddressLines(text), [text]);
  // Addresses typed beside suppliers of another workflow wait until that workflow is chosen again.
  const typedLines = suppliers.flatMap(({ id }) => (typed[id]?.trim() ? [typedLine(id, typed[id])] : []));
  const lines = [...pastedLines, ...typedLines];

  const preview = useAction(async (share: boolean) => {
    const matched = matchAddresses(lines, suppliers, { mayShare: share });
    const { corrections, error } = await callCorrections(dataProvider.changeAddresses, matched, {
      mayShare: share,
      isDryRun: true,
    });
    if (error) throw error;
    setMayShare(share);
    setResult(null);
    setForecast(corrections);
  });

  const correct = useAction(async (planned: readonly Correction[]) => {
    const { corrections, changed, error } = await callCorrections(dataProvider.changeAddresses, planned, {
      mayShare,
      isDryRun: false,
    });
    setText(remainingText(corrections, changed));
    setTyped((before) => Object.fromEntries(Object.entries(before).filter(([id]) => !changed.has(id))));
    setForecast(null);
    setResult(corrections.filter(({ supplier, problem }) => problem !== null || changed.has(supplier?.id ?? '')));
    await refresh();
    // Without the offer to retry: its lines are matched anew, because some of their suppliers may be changed already.
    if (error) notifyFailure(messageOf(error), null);
  });

  const type = useCallback((id: string, value: string) => {
    setTyped((before) => ({ ...before, [id]: value }));
    setForecast(null);
  }, []);

  return {
    text,
    typed,
    lines,
    mayShare,
    forecast,
    result,
    preview,
    correct,
    paste: (value: string) => {
      setText(value);
      setForecast(null);
    },
    type,
    /** Hides what was said about the suppliers of another workflow. */
    forget: () => {
      setForecast(null);
      setResult(null);
    },
  };
}
