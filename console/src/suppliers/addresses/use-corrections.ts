import { readAddressLines, typedLine } from '@homologa/domain/suppliers/addresses/address-lines';
import {
  type Correction,
  matchAddresses,
  type UndeliveredSupplier,
  withoutHeading,
} from '@homologa/domain/suppliers/addresses/match-addresses';
import { useCallback, useMemo, useState } from 'react';
import { useProvider } from '../../shared/data/provider/use-provider';
import { useAction } from '../../shared/data/use-action';
import { useRefreshWorkflow } from '../../shared/data/use-workflow';
import { callCorrections, type Outcome, outcomeOf, withoutDone } from './correction-calls';

type Typed = Readonly<Record<string, string>>;

/** Input of a preview. A changed input makes the preview invalid. */
interface Asked {
  workflowId: string | undefined;
  text: string;
  typed: Typed;
}

interface Preview {
  mayShare: boolean;
  /** True to move the focus to the preview. */
  movesFocus: boolean;
}

/** State of the page: pasted text, addresses typed beside suppliers, what they would change, and what they changed. */
export function useCorrections(suppliers: readonly UndeliveredSupplier[], workflowId: string | undefined) {
  const dataProvider = useProvider();
  const refresh = useRefreshWorkflow();
  const [text, setText] = useState('');
  const [typed, setTyped] = useState<Typed>({});
  const [mayShare, setMayShare] = useState(false);
  const [plan, setPlan] = useState<(Asked & { corrections: readonly Correction[] }) | null>(null);
  const [result, setResult] = useState<Outcome | null>(null);
  const [answers, setAnswers] = useState(0);
  const pastedLines = useMemo(() => readAddressLines(text), [text]);
  // Addresses typed beside suppliers of another workflow wait until that workflow is chosen again.
  const typedLines = suppliers.flatMap(({ id }) => (typed[id]?.trim() ? [typedLine(id, typed[id])] : []));

  // The browser's Back changes the workflow too. What was said about the suppliers of another one is hidden.
  const [shownId, setShownId] = useState(workflowId);
  if (shownId !== workflowId) {
    setShownId(workflowId);
    setPlan(null);
    setResult(null);
  }
  const isOfNow = plan !== null && plan.workflowId === workflowId && plan.text === text && plan.typed === typed;

  const preview = useAction(async ({ mayShare: share, movesFocus }: Preview) => {
    const matched = matchAddresses([...pastedLines, ...typedLines], suppliers, { mayShare: share });
    const { corrections, error } = await callCorrections(dataProvider.changeAddresses, matched, {
      mayShare: share,
      isDryRun: true,
    });
    if (error) throw error;
    setMayShare(share);
    setResult(null);
    setPlan({ workflowId, text, typed, corrections });
    if (movesFocus) setAnswers((before) => before + 1);
  });

  const correct = useAction(async (planned: readonly Correction[]) => {
    const called = await callCorrections(dataProvider.changeAddresses, planned, { mayShare, isDryRun: false });
    setText((now) => withoutDone(now, called));
    setTyped((now) => Object.fromEntries(Object.entries(now).filter(([id]) => !called.changed.has(id))));
    setPlan(null);
    // Offers no retry after an error, because some suppliers may be changed already: the user starts a new preview.
    setResult(outcomeOf(called));
    setAnswers((before) => before + 1);
    await refresh();
  });

  const type = useCallback((id: string, value: string) => setTyped((before) => ({ ...before, [id]: value })), []);

  return {
    text,
    typed,
    /** Number of lines and typed addresses that would be previewed. */
    count: withoutHeading(pastedLines).length + typedLines.length,
    hasTyped: text.trim() !== '' || Object.values(typed).some((value) => value.trim() !== ''),
    mayShare,
    forecast: isOfNow ? plan.corrections : null,
    result,
    /** Number of answers so far that the focus follows. */
    answers,
    isBusy: preview.isPending || correct.isPending,
    preview: preview.mutate,
    correct: correct.mutate,
    paste: setText,
    type,
  };
}
