// Defines features of browsers that jsdom lacks and that components need to render.

window.matchMedia ??= (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: () => undefined,
  removeListener: () => undefined,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  dispatchEvent: () => false,
});

globalThis.ResizeObserver ??= class {
  observe = () => undefined;
  unobserve = () => undefined;
  disconnect = () => undefined;
};

/** Defines the methods that a prototype lacks. */
function fill<Prototype extends object>(prototype: Prototype, methods: Partial<Prototype>): void {
  for (const [name, method] of Object.entries(methods)) {
    if (!(name in prototype))
      Object.defineProperty(prototype, name, { value: method, configurable: true, writable: true });
  }
}

function open(this: HTMLDialogElement) {
  this.open = true;
}

fill(Element.prototype, { scrollIntoView: () => undefined });
fill(HTMLDialogElement.prototype, {
  show: open,
  showModal: open,
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
