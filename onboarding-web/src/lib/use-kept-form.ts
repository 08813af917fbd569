import { readJson, writeJson } from '@homologa/web/state/storage';
import { tabStorage } from '@homologa/web/state/tab-storage';
import { useEffect, useRef, useState } from 'react';
import { useForm } from './use-form';

/**
 * Form whose input survives reloads in this tab's storage; `secret` fields are never stored. Returns the form and a
 * function that clears the storage after sending.
 */
export function useKeptForm<Name extends string>(
  keptAt: string,
  initial: Readonly<Record<Name, string>>,
  secret: readonly NoInfer<Name>[] = [],
) {
  const [kept] = useState(() => readJson<Partial<Record<Name, string>>>(tabStorage, keptAt) ?? {});
  const form = useForm<Name>({ ...initial, ...kept });
  const isSent = useRef(false);
  const { values } = form;
  useEffect(() => {
    if (isSent.current) return;
    const open = (Object.keys(initial) as Name[]).filter((name) => !secret.includes(name));
    const typed = open.filter((name) => values[name] !== initial[name]);
    const toKeep = typed.map((name) => [name, values[name]] as const);
    writeJson(tabStorage, keptAt, toKeep.length > 0 ? Object.fromEntries(toKeep) : null);
  });
  const forget = () => {
    isSent.current = true;
    writeJson(tabStorage, keptAt, null);
  };
  return [form, forget] as const;
}
