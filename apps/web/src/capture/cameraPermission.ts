/** Tells when the camera is allowed after it was refused. Gives back how to stop. */
export function onCameraAllowed(hear: () => void): () => void {
  let status: PermissionStatus | undefined;
  let isOver = false;
  const changed = () => {
    if (status?.state === 'granted') hear();
  };
  async function watch(): Promise<void> {
    const found = await navigator.permissions.query({ name: 'camera' });
    if (isOver) return;
    status = found;
    status.addEventListener('change', changed);
  }
  // Browsers that do not know this permission are asked again by the button.
  watch().catch(() => {});
  return () => {
    isOver = true;
    status?.removeEventListener('change', changed);
  };
}
