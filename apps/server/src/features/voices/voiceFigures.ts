import { Counter, Histogram, type Registry } from 'prom-client';
import type { EngineName } from './engine';

interface VoiceFigures {
  /** A line, and where its sound came from. */
  countLine(from: EngineName | 'memory' | 'nobody'): void;
  countFailure(engine: EngineName): void;
  /** Answers how to end it. */
  beginSpeaking(engine: EngineName): () => void;
}

export function makeVoiceFigures(registry: Registry): VoiceFigures {
  const registers = [registry];
  const lines = new Counter({
    name: 'mukae_voice_lines_total',
    help: 'Lines that were to be spoken, by who spoke them',
    labelNames: ['by'],
    registers,
  });
  const failures = new Counter({
    name: 'mukae_voice_failures_total',
    help: 'Lines that an engine did not speak',
    labelNames: ['engine'],
    registers,
  });
  const duration = new Histogram({
    name: 'mukae_voice_seconds',
    help: 'Time from a line to its sound',
    labelNames: ['engine'],
    buckets: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
    registers,
  });
  return {
    countLine: (by) => lines.inc({ by }),
    countFailure: (engine) => failures.inc({ engine }),
    beginSpeaking: (engine) => duration.startTimer({ engine }),
  };
}
