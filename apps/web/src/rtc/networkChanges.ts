/** The device came back online, or went from one network to another. Gives back how to stop listening. */
export function onNetworkChange(hear: () => void): () => void {
  const sources: EventTarget[] = [];
  if ('connection' in navigator && navigator.connection instanceof EventTarget) sources.push(navigator.connection);
  window.addEventListener('online', hear);
  for (const source of sources) source.addEventListener('change', hear);
  return () => {
    window.removeEventListener('online', hear);
    for (const source of sources) source.removeEventListener('change', hear);
  };
}
