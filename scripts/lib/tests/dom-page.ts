/** Delay in milliseconds from which a timer may outlive its test; others run in the turns of `LAST_TURNS`. */
const OUTLIVES_FROM = 2;
/** Turns of the event loop that a finished test gets for its last effects and responses. */
const LAST_TURNS = 3;
/** Stack frames of a module that is being loaded. Its listeners belong to all files of the worker, as the module does. */
const LOADING = /module-evaluator|module_job/;
/** Sources that listen until the page is closed, on purpose. The end of a test closes its page. */
const UNTIL_CLOSED = ['onboarding-web/src/lib/stored-queue.ts'];
/** Globals of Vitest and libraries. */
const OTHERS = /^(?:__|IS_REACT_ACT_ENVIRONMENT$|document\._react)/;

type Timer = ReturnType<typeof setTimeout>;
type Run = (...given: unknown[]) => void;
type ListenerOptions = boolean | AddEventListenerOptions | undefined;

interface Timers {
  setTimeout: (run: Run, delay?: number, ...given: unknown[]) => Timer;
  clearTimeout: (timer?: Timer) => void;
  setInterval: (run: Run, delay?: number, ...given: unknown[]) => Timer;
  clearInterval: (timer?: Timer) => void;
}

interface Started {
  name: string;
  /** Place of the call. Its stack is read only for what is left behind, because resolving source maps takes long. */
  from: Error;
  stop: () => void;
}

const { setTimeout: pause } = globalThis;

/** Functions that stop the running timeouts. */
const timeouts = new Map<Timer | undefined, () => void>();
const intervals = new Map<Timer | undefined, Started>();
/** Listeners by target, type and phase, then by function. */
const listeners = new Map<string, Map<unknown, Started>>();
const watched = new WeakSet<object>();

/** Returns false for an object that is watched already. */
function beginWatching(object: object): boolean {
  if (watched.has(object)) return false;
  watched.add(object);
  return true;
}

/** Observes the timers that are started by the functions of `scope`. */
export function watchTimers(scope: Timers): void {
  if (!beginWatching(scope)) return;
  const { setTimeout, clearTimeout, setInterval, clearInterval } = scope;
  scope.setTimeout = (run, delay = 0, ...given) => {
    if (delay < OUTLIVES_FROM) return setTimeout(run, delay, ...given);
    const timer: Timer = setTimeout(() => {
      timeouts.delete(timer);
      run(...given);
    }, delay);
    timeouts.set(timer, () => clearTimeout(timer));
    return timer;
  };
  scope.setInterval = (...args) => {
    const timer = setInterval(...args);
    intervals.set(timer, { name: 'an interval', from: new Error('interval'), stop: () => clearInterval(timer) });
    return timer;
  };
  scope.clearTimeout = (timer) => {
    timeouts.delete(timer);
    clearTimeout(timer);
  };
  scope.clearInterval = (timer) => {
    intervals.delete(timer);
    clearInterval(timer);
  };
}

/** Observes the listeners of the page's window or document. */
export function watchListeners(target: EventTarget, owner: string): void {
  if (!beginWatching(target)) return;
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  const knownOf = (type: string, options: ListenerOptions) => {
    const key = `${owner} ${type} ${typeof options === 'object' ? options.capture === true : options === true}`;
    const known = listeners.get(key) ?? new Map<unknown, Started>();
    listeners.set(key, known);
    return known;
  };
  target.addEventListener = (type: string, listener: EventListener, options?: ListenerOptions) => {
    add(type, listener, options);
    const known = knownOf(type, options);
    // A listener that is added twice is called once.
    if (known.has(listener) || (typeof options === 'object' && (options.once || options.signal))) return;
    const name = `a listener of ${owner} for ${type}`;
    known.set(listener, { name, from: new Error(name), stop: () => remove(type, listener, options) });
  };
  target.removeEventListener = (type: string, listener: EventListener, options?: ListenerOptions) => {
    knownOf(type, options).delete(listener);
    remove(type, listener, options);
  };
}

const framesOf = ({ stack = '' }: Error): string[] =>
  stack.split('\n').filter((line) => line.startsWith('    at ') && !line.includes('dom-page.ts'));

const placeOf = ({ name, from }: Started): string => `${name}: ${framesOf(from)[0]?.trim()}`;

function isOfPage({ from }: Started): boolean {
  const frames = framesOf(from);
  return !frames[0]?.includes('node_modules') && !frames.some((frame) => LOADING.test(frame));
}

/**
 * Ends what a test has started on the page. An app runs until its page is closed, so that its saves and retries would
 * reach the tests after it. Returns what its components have left behind, although they are unmounted.
 */
export async function endTest(): Promise<string[]> {
  for (let turn = 0; turn < LAST_TURNS; turn += 1) await new Promise((next) => pause(next, 0));
  for (const stop of timeouts.values()) stop();
  const added = [...listeners.values()].flatMap((known) => [...known.values()]).filter(isOfPage);
  const left = [...intervals.values(), ...added];
  for (const { stop } of left) stop();
  timeouts.clear();
  intervals.clear();
  listeners.clear();
  return left.map(placeOf).filter((place) => !UNTIL_CLOSED.some((source) => place.includes(source)));
}

type Globals = ReadonlyMap<string, PropertyDescriptor>;

/** Reads the properties of objects that tests share, each under the prefix of its object. */
export const readGlobals = (owners: Readonly<Record<string, object>>): Globals =>
  new Map(
    Object.entries(owners).flatMap(([prefix, object]) =>
      Object.entries(Object.getOwnPropertyDescriptors(object)).map(([name, found]) => [`${prefix}${name}`, found]),
    ),
  );

/** Node loads some classes when they are first used: the class then takes the place of a getter. */
const isLoaded = (name: string, before?: PropertyDescriptor, after?: PropertyDescriptor): boolean =>
  before?.get !== undefined && typeof after?.value === 'function' && after.value.name === name.split('.').at(-1);

/** Names the properties that were added, replaced or removed. */
export function changedGlobals(before: Globals, after: Globals): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].filter((name) => {
    const [former, now] = [before.get(name), after.get(name)];
    const isSame = Object.is(former?.value, now?.value) && former?.get === now?.get;
    return !isSame && !OTHERS.test(name) && !isLoaded(name, former, now);
  });
}
