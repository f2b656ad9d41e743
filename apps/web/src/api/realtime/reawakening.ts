/** The network or the page is there again. Gives back how to stop listening. */
export function onReawakening(hear: () => void): () => void {
  const whenSeen = () => {
    if (document.visibilityState === 'visible') hear();
  };
  window.addEventListener('online', hear);
  document.addEventListener('visibilitychange', whenSeen);
  return () => {
    window.removeEventListener('online', hear);
    document.removeEventListener('visibilitychange', whenSeen);
  };
}
