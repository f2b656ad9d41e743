/** Somebody touches this page or brings it to the front. Gives back how to stop watching. */
export function onAttention(tell: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') tell();
  };
  window.addEventListener('pointerdown', tell);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    window.removeEventListener('pointerdown', tell);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
