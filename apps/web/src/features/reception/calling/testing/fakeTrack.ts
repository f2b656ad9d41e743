/** A track as a canvas gives it: nothing is recorded for it. */
export function fakeTrack(kind: 'audio' | 'video'): MediaStreamTrack {
  const track = new EventTarget();
  return Object.assign(track, {
    kind,
    id: crypto.randomUUID(),
    label: kind,
    enabled: true,
    muted: false,
    contentHint: '',
    readyState: 'live' as const,
    onended: null,
    onmute: null,
    onunmute: null,
    stop: () => undefined,
    clone: () => fakeTrack(kind),
    applyConstraints: () => Promise.resolve(),
    getCapabilities: () => ({}),
    getConstraints: () => ({}),
    getSettings: () => ({}),
  });
}

export function fakeStream(track: MediaStreamTrack): MediaStream {
  return Object.assign(new MediaStream(), { getTracks: () => [track], getVideoTracks: () => [track] });
}
