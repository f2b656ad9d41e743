import { videoCalls } from '@mukae/contract/calls/videoCall';
import { useRef, useState } from 'react';
import { call, isError } from '@/api/call';
import { usePeerId } from '@/live/RealtimeContext';
import {
  CameraCheck,
  type Check,
  type CheckName,
  checkNames,
  DeviceChoice,
  MicrophoneCheck,
  NetworkCheck,
  SpeakerCheck,
  TurnCheck,
} from '@/rtc';
import { type CheckLine, type CheckLines, nothingChecked } from './checkLines';

/** One check after the other: two that want the same device would disturb each other. */
export function useDeviceChecks() {
  const peerId = usePeerId();
  const [lines, setLines] = useState<CheckLines>(nothingChecked);
  const settle = useRef((_isHeard: boolean) => {});

  const set = (name: CheckName, line: CheckLine) => setLines((all) => ({ ...all, [name]: line }));

  const askWhetherHeard = () => {
    set('speaker', { is: 'asking' });
    return new Promise<boolean>((resolve) => {
      settle.current = resolve;
    });
  };

  const iceServers = async () => {
    const answer = await call(videoCalls.authVideoCall, { peerId });
    return isError(answer) ? [] : answer.iceServers;
  };

  const makeCheck = async (name: CheckName): Promise<Check> => {
    const choice = new DeviceChoice(localStorage);
    switch (name) {
      case 'camera':
        return new CameraCheck(choice);
      case 'microphone':
        return new MicrophoneCheck(choice);
      case 'speaker':
        return new SpeakerCheck(askWhetherHeard);
      case 'network':
        return new NetworkCheck();
      case 'turn':
        return new TurnCheck(await iceServers());
    }
  };

  const run = async (name: CheckName) => {
    set(name, { is: 'running' });
    const check = await makeCheck(name);
    set(name, { is: 'done', result: await check.run() });
  };

  const runAll = async () => {
    setLines(nothingChecked);
    for (const name of checkNames) await run(name);
  };

  return {
    lines,
    run: (name: CheckName) => void run(name),
    runAll: () => void runAll(),
    tellHeard: (isHeard: boolean) => settle.current(isHeard),
  };
}
