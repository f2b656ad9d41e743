import { scoreOf } from '@mukae/contract/domain/avatar/blendshapes';
import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { leftOf } from '@mukae/contract/domain/avatar/lostFace';
import { useEffect, useRef } from 'react';
import type { FaceSource } from '@/capture';
import { useTexts } from '@/language/LanguageProvider';
import { captureTexts } from './capture.texts';
import classes from './Meters.module.css';

const farTurn = 30;

/** How far the mouth is open and smiles, the eyes are open and the head is turned, 0 to 1. */
const measures = {
  mouth: ({ scores }: AvatarFrame) => scoreOf(scores, 'jawOpen'),
  smile: ({ scores }: AvatarFrame) => (scoreOf(scores, 'mouthSmileLeft') + scoreOf(scores, 'mouthSmileRight')) / 2,
  eyes: ({ scores }: AvatarFrame) => 1 - (scoreOf(scores, 'eyeBlinkLeft') + scoreOf(scores, 'eyeBlinkRight')) / 2,
  head: ({ head }: AvatarFrame) => Math.min(1, Math.abs(head.yaw) / farTurn),
};

const meters = ['mouth', 'smile', 'eyes', 'head'] as const;

/** What the avatar is told, at a glance. Drawn past React: it changes with every picture. */
export function Meters({ face }: { face: FaceSource }) {
  const t = useTexts(captureTexts);
  const list = useRef<HTMLDListElement>(null);
  useEffect(() => {
    const show = (frame: AvatarFrame | null) => {
      for (const name of meters) {
        list.current?.style.setProperty(`--${name}`, (frame ? measures[name](frame) : 0).toFixed(2));
      }
    };
    let last: { frame: AvatarFrame; at: number } | undefined;
    const stops = [
      face.on('frame', (frame) => {
        last = { frame, at: performance.now() };
        show(frame);
      }),
      face.on('seen', (seen) => {
        if (!seen && last) show(leftOf(last.frame, performance.now() - last.at));
      }),
      face.on('state', ({ is }) => {
        if (is !== 'running') show(null);
      }),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, [face]);
  return (
    <dl ref={list} className={classes.meters} aria-hidden>
      {meters.map((name) => (
        <div key={name} className={classes.meter}>
          <dt>{t.meters[name]}</dt>
          <dd data-meter={name} />
        </div>
      ))}
    </dl>
  );
}
