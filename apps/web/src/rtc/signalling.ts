export type Signal =
  | { kind: 'description'; description: { type: 'offer' | 'answer'; sdp: string } }
  /** Null: no further candidate comes. */
  | { kind: 'candidate'; candidate: RTCIceCandidateInit | null };

/** The way to one peer and no other: in order, and nothing heard of other peers or earlier pages. */
export interface Signalling {
  send(signal: Signal): void;
  subscribe(hear: (signal: Signal) => void): () => void;
}
