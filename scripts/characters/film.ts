import { spawn, spawnSync } from 'node:child_process';
import { rename, rm } from 'node:fs/promises';
import { FILM } from './shots';

export function hasFfmpeg(): boolean {
  return spawnSync('ffmpeg', ['-version'], { stdio: 'ignore' }).status === 0;
}

/** Encodes JPEG frames to a silent H.264 film that browsers can start before it has fully arrived. */
export async function encodeFilm(frames: AsyncIterable<Buffer>, path: string): Promise<void> {
  // Pages may be reading the old film meanwhile.
  const unfinished = path.replace(/\.mp4$/, '.part.mp4');
  const input = ['-f', 'image2pipe', '-framerate', String(FILM.fps), '-c:v', 'mjpeg', '-i', '-'];
  const colour = [
    '-vf',
    'scale=in_color_matrix=bt601:in_range=pc:out_color_matrix=bt709:out_range=tv',
    '-colorspace',
    'bt709',
    '-color_primaries',
    'bt709',
  ];
  // Adaptive quantisation for dark scenes also keeps the soft light of the doorway from banding.
  const codec = [
    '-c:v',
    'libx264',
    '-preset',
    'slow',
    '-tune',
    'animation',
    '-crf',
    '24',
    '-aq-mode',
    '3',
    '-pix_fmt',
    'yuv420p',
  ];
  const output = ['-color_trc', 'bt709', '-an', '-movflags', '+faststart', '-map_metadata', '-1', '-y', unfinished];
  const ffmpeg = spawn('ffmpeg', ['-loglevel', 'error', ...input, ...colour, ...codec, ...output], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const done = new Promise<void>((resolve, reject) => {
    ffmpeg.on('error', reject);
    ffmpeg.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`ffmpeg ended with ${code}`))));
  });
  try {
    for await (const frame of frames) {
      if (!ffmpeg.stdin.write(frame)) await new Promise<void>((resume) => ffmpeg.stdin.once('drain', () => resume()));
    }
    ffmpeg.stdin.end();
    await done;
    await rename(unfinished, path);
  } finally {
    await rm(unfinished, { force: true });
  }
}
