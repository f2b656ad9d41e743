/** Counts what a page draws, and tells when a typed letter has been painted. Loaded into the page before all else. */
globalThis.editorWatch = {
  counted: { pictures: 0, moved: 0 },
  delays: [],

  /** How many pictures from now on, and in how many of them a block stands elsewhere than in the one before. */
  countPictures(selector) {
    const counted = { pictures: 0, moved: 0 };
    this.counted = counted;
    const block = document.querySelector(selector);
    let last = '';
    const look = () => {
      if (this.counted !== counted) return;
      counted.pictures += 1;
      const place = block.style.left + block.style.top;
      if (place !== last) counted.moved += 1;
      last = place;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },

  stopCounting() {
    const { counted } = this;
    this.counted = { pictures: 0, moved: 0 };
    return counted;
  },

  /** A mouse that tells of itself once in every picture, as real ones do: away from where it was pressed, and back. */
  swingFrom(selector, from, by) {
    const block = document.querySelector(selector);
    let turn = 0;
    const go = () => {
      turn = (turn + 0.011) % 2;
      const way = Math.min(turn, 2 - turn);
      const place = { clientX: from.x + by.x * way, clientY: from.y + by.y * way };
      // With Alt no line holds it: it stands elsewhere in every picture.
      block.dispatchEvent(new PointerEvent('pointermove', { ...place, bubbles: true, isPrimary: true, altKey: true }));
      this.swing = requestAnimationFrame(go);
    };
    this.swing = requestAnimationFrame(go);
  },

  stopSwinging() {
    cancelAnimationFrame(this.swing);
  },

  /** From a key to the first picture of a stage whose text is another. */
  watchTyping() {
    let pressedAt = 0;
    addEventListener('keydown', ({ timeStamp }) => (pressedAt = timeStamp), { capture: true });
    const watch = new MutationObserver(() => {
      if (pressedAt === 0) return;
      const from = pressedAt;
      pressedAt = 0;
      // What is posted in a frame arrives when that frame has been painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => this.delays.push(performance.now() - from);
        port2.postMessage(null);
      });
    });
    watch.observe(document.querySelector('main'), { subtree: true, childList: true, characterData: true });
  },
};
