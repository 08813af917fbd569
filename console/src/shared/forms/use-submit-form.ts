import type { Violation } from '@homologa/domain/errors/error-codes';
import { useEffect, useId, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { useAction } from '../data/use-action';
import { useAppLocale } from '../i18n/use-text';
import { useLatest } from '../ui/hooks/use-latest';
import { type CodeFields, type FormProblem, fieldOfPath, problemsOfError, problemsOfRules } from './form-problems';
import { releaseForm } from './unsaved-forms';

interface SubmitFormOptions<Values extends FieldValues, Answer> {
  /** Stored values; fields that the user has not touched are updated when these change. */
  stored: Values;
  check?: (values: Values) => readonly (Violation | FormProblem)[];
  checksAsTyped?: boolean;
  /** Asks for confirmation before sending; resolves to false if the user cancels. */
  confirm?: (values: Values) => Promise<boolean>;
  send: (values: Values) => Promise<Answer>;
  codes?: CodeFields;
  nameOf?: (path: string) => string;
  success?: string | ((answer: Answer) => string);
  /** Returns the form's values after a successful submission; by default the form keeps the sent values. */
  next?: (answer: Answer, sent: Values) => Values;
  onDone?: (answer: Answer, sent: Values) => void | Promise<void>;
  onFail?: (error: Error) => void;
}

export interface SubmitFormState<Values extends FieldValues = FieldValues> {
  id: string;
  methods: UseFormReturn<Values>;
  labels: Map<string, string>;
  problems: readonly FormProblem[];
  failures: number;
  asked: number;
  isUnsaved: boolean;
  isPending: boolean;
  isDone: boolean;
  submit: (choice?: Partial<Values>, byItself?: boolean) => void;
}

const ruleError = ({ message, atField }: FormProblem) => ({
  type: 'rule',
  message,
  ...(atField === undefined ? {} : { types: { atField } }),
});

const isSaid = ({ message, atField }: FormProblem, error: FieldError | undefined): boolean =>
  error?.message === message && error.types?.['atField'] === atField;

/**
 * Connects react-hook-form to the domain rules: validates on submit and, after that, on each change. Displays errors of
 * the server at their fields too.
 */
export function useSubmitForm<Values extends FieldValues, Answer>(
  options: SubmitFormOptions<Values, Answer>,
): SubmitFormState<Values> {
  const id = useId();
  const { checksAsTyped = false } = options;
  const locale = useAppLocale();
  const [labels] = useState(() => new Map<string, string>());
  const [general, setGeneral] = useState<readonly string[]>([]);
  const [failures, setFailures] = useState(0);
  const [asked, setAsked] = useState(0);
  const isByItself = useRef(false);
  const countFailure = () => {
    setFailures((count) => count + 1);
    if (!isByItself.current) setAsked((count) => count + 1);
  };
  const fieldOf = (path: string) => fieldOfPath(options.nameOf?.(path) ?? path, [...labels.keys()]);
  const judge = useLatest((values: Values) => problemsOfRules(options.check?.(values) ?? [], locale, fieldOf));
  const [resolver] = useState(() => (values: Values) => {
    const problems = judge.current(values);
    setGeneral(problems.flatMap(({ field, message }) => (field === null ? [message] : [])));
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const problem of problems) set(errors, problem.field ?? 'root.rule', ruleError(problem));
    return { values: {}, errors };
  });
  const methods = useForm<Values>({
    defaultValues: options.stored as DefaultValues<Values>,
    values: options.stored,
    resetOptions: { keepDirtyValues: true, keepErrors: true },
    resolver: resolver as Resolver<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { clearErrors, getFieldState, reset, setError, subscribe } = methods;

  // On each change, clear the errors that are resolved. New errors in other fields appear only on the next submit, so
  // that the user is not interrupted.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name, values }) => {
          const broken = new Map(judge.current(values).map((problem) => [problem.field, problem]));
          for (const field of labels.keys() as Iterable<FieldPath<Values>>) {
            const { error } = getFieldState(field);
            const problem = broken.get(field);
            if (error?.type === 'server' ? field === name : error && !problem) clearErrors(field);
            const isNew = error ? error.type === 'rule' : checksAsTyped && field === name;
            if (isNew && problem && !isSaid(problem, error)) setError(field, ruleError(problem));
          }
        },
      }),
    [subscribe, getFieldState, clearErrors, setError, judge, labels, checksAsTyped],
  );

  const fail = (error: Error) => {
    const problems = problemsOfError(error, options.codes ?? {}, fieldOf);
    setGeneral(problems.flatMap(({ field, message }) => (field === null ? [message] : [])));
    for (const { field, message } of problems) {
      if (field !== null) setError(field as FieldPath<Values>, { type: 'server', message });
    }
    countFailure();
    options.onFail?.(error);
  };
  const action = useAction(options.send, {
    success: options.success,
    onError: fail,
    onDone: (answer, sent) => {
      reset(options.next?.(answer, sent) ?? sent, {
        keepValues: !options.next,
        keepDirtyValues: false,
        keepErrors: false,
      });
      // Unregister the form's unsaved changes before `onDone`, which may navigate.
      releaseForm(id);
      return options.onDone?.(answer, sent);
    },
  });
  const submit = (choice?: Partial<Values>, byItself = false) => {
    if (action.isPending) return;
    isByItself.current = byItself;
    void methods.handleSubmit(async (values) => {
      if (!options.confirm || (await options.confirm(values))) action.mutate({ ...values, ...choice });
    }, countFailure)();
  };
  const { errors, isDirty } = methods.formState;
  const atFields = [...labels.keys()].flatMap((field): FormProblem[] => {
    const error: FieldError | undefined = get(errors, field);
    return error?.message === undefined ? [] : [{ field, message: error.message }];
  });
  return {
    id,
    methods,
    labels,
    problems: [...general.map((message) => ({ field: null, message })), ...atFields],
    failures,
    asked,
    isUnsaved: isDirty,
    isPending: action.isPending,
    isDone: action.isSuccess,
    submit,
  };
}
