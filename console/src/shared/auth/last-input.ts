let lastInput = Date.now();
const note = () => {
  lastInput = Date.now();
};

for (const event of ['pointerdown', 'keydown', 'wheel', 'touchstart']) {
  window.addEventListener(event, note, { capture: true, passive: true });
}

/** Seconds since the person has last touched this page. */
export const idleSeconds = (): number => Math.floor((Date.now() - lastInput) / 1000);
