import { portrait } from '../signage/size';
import { drawnOn } from './authoring';
import type { OrientationPresets } from './orientationPresets';
import { sceneColours } from './sceneColours';

const { box, text, telop, speech, media, avatar, call, leave, plate } = drawnOn(portrait);
const centred = { align: 'center' } as const;

/** An upright screen: the counter with all that is touched is within reach of children and wheelchair users. */
export const verticalPresets: OrientationPresets = {
  head: {
    height: 120 / portrait.height,
    logo: box([48, 24, 460, 72]),
    ribbon: text([552, 24, 480, 72], [36, 28], { align: 'end' }),
    banner: text([48, 136, 984, 104], [42, 32], { align: 'center', background: sceneColours.lamp }),
  },
  hands: {
    counter: box([0, 1408, 1080, 512]),
    panel: text([48, 1436, 984, 256], [64, 40], centred),
    cancel: leave([280, 1728, 520, 108], [44, 34]),
    message: text([48, 1448, 984, 424], [64, 40], centred),
    hint: text([48, 1852, 984, 48], [30, 26], { align: 'center', textColour: sceneColours.softInk }),
    absence: {
      panel: text([48, 1436, 984, 236], [58, 38], centred),
      leaveMessage: call([48, 1708, 600, 132], [48, 36]),
      later: leave([672, 1708, 360, 132], [44, 34]),
    },
    ask: text([48, 1340, 560, 96], [38, 30]),
    hintBesideAsk: text([48, 1852, 984, 48], [30, 26], { align: 'center', textColour: sceneColours.softInk }),
    staffCallAlone: call([48, 1496, 984, 240], [76, 48]),
    touch: {
      horizontal: {
        buttons: text([48, 1456, 984, 220], [80, 32], centred),
        staffCall: call([48, 1700, 984, 140], [60, 40]),
      },
      // A column on the left, the staff call as a tile on the right.
      vertical: {
        buttons: text([48, 1448, 620, 392], [80, 32], centred),
        staffCall: call([692, 1448, 340, 392], [56, 40]),
      },
    },
  },
  talk: {
    counter: box([0, 1696, 1080, 224]),
    panel: text([48, 1728, 688, 132], [46, 34]),
    end: leave([760, 1736, 272, 104], [40, 32]),
  },
  dialogue: {
    counter: box([0, 1408, 1080, 512]),
    stages: {
      alone: {
        words: speech([48, 148, 984, 384], [55, 38], 'down'),
        avatar: avatar([0, 486, 1080, 922], 'waist'),
        picture: null,
        plate: plate([48, 1362, 984, 52]),
      },
      // She steps aside, and points to what she shows.
      showing: {
        words: speech([48, 148, 984, 384], [55, 38], 'down'),
        avatar: avatar([-134, 500, 860, 908], 'waist'),
        picture: box([604, 552, 428, 580]),
        plate: plate([48, 1362, 984, 52]),
      },
      // The keys are within reach.
      writing: {
        words: speech([24, 880, 1032, 808], [46, 38], 'none'),
        avatar: avatar([0, 136, 1080, 744], 'waist'),
        picture: null,
        plate: plate([48, 828, 984, 52]),
      },
    },
    close: leave([812, 1312, 220, 88], [36, 30]),
    hands: text([48, 1426, 984, 260], [38, 26], centred),
    staffCall: call([48, 1704, 984, 140], [60, 40]),
    note: text([48, 1856, 984, 44], [27, 24], { align: 'center', textColour: sceneColours.softInk }),
  },
  views: {
    mediaAndAvatar: {
      hands: {
        media: media([0, 120, 1080, 608]),
        avatar: avatar([0, 744, 528, 664], 'desk'),
        telop: telop([528, 752, 504, 200], [46, 30], { growsIntoSpeech: true }),
        speech: speech([528, 968, 504, 408], [40, 30], 'left'),
      },
      talk: {
        media: media([0, 120, 1080, 608]),
        avatar: avatar([0, 872, 1080, 824], 'waist', { growsIntoTelop: true }),
        telop: telop([48, 740, 984, 124], [50, 32], centred),
        speech: speech([48, 1508, 984, 164], [40, 30], 'up'),
      },
    },
    onlyAvatar: {
      hands: {
        media: null,
        avatar: avatar([0, 296, 1080, 1112], 'waist', { growsIntoTelop: true }),
        telop: telop([48, 128, 984, 156], [64, 34], centred),
        speech: speech([48, 1126, 984, 258], [40, 30], 'up'),
      },
      talk: {
        media: null,
        avatar: avatar([0, 296, 1080, 1400], 'waist', { growsIntoTelop: true }),
        telop: telop([48, 128, 984, 156], [64, 34], centred),
        speech: speech([48, 1460, 984, 204], [44, 30], 'up'),
      },
    },
    wipe: {
      hands: {
        media: media([0, 120, 1080, 960]),
        avatar: avatar([48, 1108, 216, 276], 'bust'),
        telop: telop([300, 1108, 732, 276], [52, 28]),
        speech: speech([300, 1108, 732, 276], [36, 28], 'left', { replacesTelop: true }),
      },
      talk: {
        media: media([0, 120, 1080, 1264]),
        avatar: avatar([816, 1404, 216, 276], 'bust'),
        telop: telop([48, 1404, 744, 276], [52, 30]),
        speech: speech([48, 1404, 744, 276], [40, 30], 'right', { replacesTelop: true }),
      },
    },
    onlyMedia: {
      hands: {
        media: media([0, 120, 1080, 1088]),
        avatar: null,
        telop: telop([48, 1220, 984, 168], [60, 30], centred),
        speech: speech([48, 1220, 984, 168], [36, 28], 'none', { replacesTelop: true }),
      },
      talk: {
        media: media([0, 120, 1080, 1400]),
        avatar: null,
        telop: telop([48, 1532, 984, 152], [52, 30], centred),
        speech: speech([48, 1532, 984, 152], [40, 28], 'none', { replacesTelop: true }),
      },
    },
  },
  share: {
    screen: box([24, 144, 1032, 1232]),
    speech: speech([48, 1428, 728, 228], [48, 30], 'right', { replacesTelop: true }),
  },
};
