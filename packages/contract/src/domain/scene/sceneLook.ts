import type { VisitorScene } from './phase';
import type { BothLanguages } from './sceneWords';

/** While the machine answers, the scene is Standby still. */
export type LookName = VisitorScene | 'Share' | 'Absent' | 'Listening' | 'Answering' | 'StaffAway';

/** How the state of the reception is told from ten metres: a light, and a ribbon with a sign and a word. */
interface SceneLook {
  ribbon: string;
  light: string;
  word: BothLanguages;
}

export const sceneLooks: Readonly<Record<LookName, SceneLook>> = {
  Standby: { ribbon: '#0f7350', light: '#a9e2c4', word: { ja: '受付中', en: 'Open' } },
  Listening: { ribbon: '#0f7350', light: '#a9e2c4', word: { ja: 'お聞きしています', en: 'Listening' } },
  Answering: { ribbon: '#0f7350', light: '#a9e2c4', word: { ja: 'ご案内しています', en: 'Answering' } },
  StaffAway: { ribbon: '#4a5262', light: '#d9dce2', word: { ja: 'スタッフ不在', en: 'Staff away' } },
  Calling: { ribbon: '#a34a00', light: '#ffcf7d', word: { ja: '呼び出し中', en: 'Calling' } },
  Active: { ribbon: '#1d57ad', light: '#b4d2fb', word: { ja: 'お話し中', en: 'In conversation' } },
  Share: { ribbon: '#1d57ad', light: '#b4d2fb', word: { ja: 'ご案内中', en: 'Showing you' } },
  Monitoring: { ribbon: '#5b3f9e', light: '#d6c8f5', word: { ja: '見守り中', en: 'Staff is here' } },
  Crowded: { ribbon: '#a3331c', light: '#ffc3a8', word: { ja: '混雑中', en: 'Busy' } },
  Absent: { ribbon: '#6b4a2a', light: '#f3d9c0', word: { ja: '不在', en: 'Away' } },
  Suspended: { ribbon: '#4a5262', light: '#d9dce2', word: { ja: '休止中', en: 'Paused' } },
  Offline: { ribbon: '#4a5262', light: '#d9dce2', word: { ja: '準備中', en: 'One moment' } },
};
