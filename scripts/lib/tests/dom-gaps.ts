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

Element.prototype.scrollIntoView ??= () => undefined;

function open(this: HTMLDialogElement) {
  this.open = true;
}

HTMLDialogElement.prototype.show ??= open;
HTMLDialogElement.prototype.showModal ??= open;
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
};
