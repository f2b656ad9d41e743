import { landscape } from '../signage/size';
import { drawnOn } from './authoring';
import type { OrientationPresets } from './orientationPresets';
import { sceneColours } from './sceneColours';

const { box, text, telop, speech, media, avatar, call, leave, plate } = drawnOn(landscape);

/** A lying screen hangs or stands on a table: nothing to touch but the staff call. */
export const widePresets: OrientationPresets = {
  head: {
    height: 106 / landscape.height,
    logo: box([48, 20, 460, 66]),
    ribbon: text([1392, 20, 480, 66], [34, 26], { align: 'end' }),
    banner: text([528, 9, 844, 88], [36, 28], { align: 'center', background: sceneColours.lamp }),
  },
  hands: {
    counter: box([0, 864, 1920, 216]),
    panel: text([48, 892, 1400, 160], [60, 38]),
    message: text([48, 884, 1824, 176], [60, 38]),
    cancel: leave([1484, 916, 388, 112], [44, 34]),
    hint: text([48, 900, 1160, 144], [40, 28], { textColour: sceneColours.softInk }),
    absence: {
      panel: text([48, 884, 956, 176], [48, 34]),
      leaveMessage: call([1028, 908, 500, 128], [44, 34]),
      later: leave([1552, 908, 320, 128], [42, 32]),
    },
    ask: text([48, 858, 536, 104], [38, 30]),
    hintBesideAsk: text([624, 900, 600, 144], [28, 24], { textColour: sceneColours.softInk }),
    staffCallAlone: call([1248, 900, 624, 144], [56, 40]),
    touch: null,
  },
  talk: {
    counter: box([0, 936, 1920, 144]),
    panel: text([48, 956, 1420, 104], [42, 32]),
    end: leave([1528, 960, 344, 96], [40, 32]),
  },
  dialogue: {
    counter: box([0, 864, 1920, 216]),
    stages: {
      alone: {
        words: speech([80, 150, 960, 600], [52, 36], 'right'),
        avatar: avatar([1060, 116, 760, 748], 'waist'),
        picture: null,
        plate: plate([48, 818, 1000, 52]),
      },
      showing: {
        words: speech([56, 150, 680, 600], [48, 34], 'right'),
        avatar: avatar([690, 116, 700, 748], 'waist'),
        picture: box([1376, 150, 480, 600]),
        plate: plate([48, 818, 640, 52]),
      },
      writing: {
        words: speech([32, 184, 1184, 850], [46, 38], 'none'),
        avatar: avatar([1240, 116, 640, 748], 'waist'),
        picture: null,
        plate: plate([64, 132, 1000, 52]),
      },
    },
    close: leave([1656, 762, 216, 84], [34, 28]),
    hands: text([48, 886, 1168, 144], [32, 24], { align: 'center' }),
    staffCall: call([1248, 886, 624, 144], [56, 40]),
    note: text([48, 1042, 1824, 32], [24, 22], { align: 'center', textColour: sceneColours.softInk }),
  },
  views: {
    mediaAndAvatar: {
      hands: {
        media: media([48, 124, 1152, 648], 24),
        avatar: avatar([1216, 116, 704, 748], 'desk'),
        telop: telop([48, 780, 1152, 72], [44, 28]),
        speech: speech([48, 884, 1152, 176], [36, 28], 'none'),
      },
      talk: {
        media: media([48, 124, 1216, 684], 24),
        avatar: avatar([1272, 116, 648, 820], 'desk'),
        telop: telop([48, 820, 1216, 100], [46, 28]),
        speech: speech([48, 820, 1216, 100], [40, 28], 'none', { replacesTelop: true }),
      },
    },
    onlyAvatar: {
      hands: {
        media: null,
        avatar: avatar([632, 116, 656, 748], 'waist'),
        telop: telop([64, 200, 560, 480], [72, 32]),
        speech: speech([1296, 240, 560, 480], [40, 30], 'left'),
      },
      talk: {
        media: null,
        avatar: avatar([560, 116, 800, 820], 'waist'),
        telop: telop([64, 240, 480, 480], [64, 32]),
        speech: speech([1376, 280, 480, 480], [44, 30], 'left'),
      },
    },
    wipe: {
      hands: {
        media: media([48, 124, 1224, 724], 24),
        avatar: avatar([1296, 372, 576, 476], 'bust'),
        telop: telop([1296, 124, 576, 232], [48, 30]),
        speech: speech([1296, 124, 576, 232], [40, 28], 'down', { replacesTelop: true }),
      },
      talk: {
        media: media([48, 124, 1224, 788], 24),
        avatar: avatar([1296, 436, 576, 476], 'bust'),
        telop: telop([1296, 124, 576, 288], [52, 30]),
        speech: speech([1296, 124, 576, 284], [40, 28], 'down', { replacesTelop: true }),
      },
    },
    onlyMedia: {
      hands: {
        media: media([48, 124, 1308, 724], 24),
        avatar: null,
        telop: telop([1388, 124, 484, 724], [52, 30]),
        speech: speech([1388, 124, 484, 724], [40, 28], 'none', { replacesTelop: true }),
      },
      talk: {
        media: media([48, 124, 1422, 788], 24),
        avatar: null,
        telop: telop([1496, 124, 376, 788], [48, 30]),
        speech: speech([1496, 124, 376, 788], [40, 28], 'none', { replacesTelop: true }),
      },
    },
  },
  share: {
    screen: box([48, 124, 1224, 788]),
    speech: speech([1296, 160, 576, 248], [46, 30], 'down', { replacesTelop: true }),
  },
};
