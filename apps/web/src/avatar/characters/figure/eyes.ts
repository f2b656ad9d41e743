import type { GradientStop, LayerSource } from '@/avatar/character';

interface Iris {
  /** From the pupil to the rim. */
  stops: readonly GradientStop[];
  line: string;
  pupil: string;
  /** Light that falls through the iris, from its lower edge up. */
  glow: readonly GradientStop[];
  ray: string;
  lash: readonly GradientStop[];
  /** Shade on the lid. */
  lid: string;
}

// biome-ignore format: one layer a line reads like a table
export const eyes = (iris: Iris): LayerSource[] => [
    { id: 'socket@', group: 'head', bulge: 1, fill: { radial: [84, 482, 46, 0.5], stops: [iris.lid, 'rgba(236,150,128,0)'] }, fade: ['shut@', 1, 0.3], path: '34,484 82,454 132,480 82,504' },
    { id: 'sclera@', group: 'head', bulge: 1, fill: { linear: [0, 478, 0, 542], stops: ['#d5cfdb', '#fbf9fb', '#fffaf6'] },
      path: '41,523! 52,494 79,476 106,484 121,511! 111,533 86,543 57,537',
      keys: { 'blink@': '43,532! 57,540 80,543 104,537 119,525! 104,537 80,543 57,540', 'joy@': '41,532! 55,516 80,507 104,513 120,530! 104,513 80,507 55,516', 'wide@': '40,522! 50,486 79,466 108,475 122,508! 112,537 86,548 55,541', 'squint@': '42,522! 53,498 79,482 106,489 121,512! 110,526 86,533 58,530', 'half@': '41,523! 52,489 79,468 106,478 121,511! 111,533 86,543 57,537' } },
    { id: 'iris@', group: 'gaze', bulge: 1, z: -4, clip: 'sclera@', hideIf: 'shut@', fill: { radial: [81, 516, 36, 1.2], stops: iris.stops }, ink: { color: iris.line, width: 3 },
      path: '81,472 101,481 109,508 101,536 81,546 61,536 53,508 61,481', keys: { 'wide@': '81,474 99,483 106,508 99,534 81,542 63,534 56,508 63,483' } },
    { id: 'irisglow@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', fill: { radial: [81, 536, 27, 0.8], stops: iris.glow }, path: '55,526 81,508 107,526 81,547' },
    { id: 'irisray@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', open: true, opacity: 0.6, ink: { color: iris.ray, width: 2.4, taper: [0, 1, 0] }, path: '63,518 58,526 | 69,526 65,535 | 77,530 75,540 | 86,530 88,540 | 93,526 97,535 | 99,518 104,526' },
    { id: 'pupil@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', fill: iris.pupil, path: '81,492 92,501 92,518 81,527 70,518 70,501' },
    { id: 'lidshadow@', group: 'head', bulge: 1, clip: 'sclera@', fill: { linear: [0, 472, 0, 524], stops: ['rgba(36,12,28,.72)', 'rgba(48,20,40,.34)', 'rgba(60,30,50,0)'] }, path: '30,522! 46,482 78,462 110,472 128,510! 112,516 80,520 46,530', keys: { 'squint@': '30,522! 46,486 78,467 110,477 128,512! 112,518 80,521 46,530', 'wide@': '30,520! 46,472 78,452 110,462 128,506! 112,508 80,510 46,524', 'half@': '30,522! 46,477 78,454 110,466 128,510! 112,508 80,511 46,524', 'blink@': '30,530! 46,522 78,524 110,518 128,516! 112,544 80,552 46,546', 'joy@': '30,526! 46,502 78,494 110,500 128,522! 112,520 80,516 46,522' } },
    { id: 'sparkL', group: 'gaze', bulge: 1, clip: 'scleraL', hideIf: 'shutL', fill: '#ffffff', path: '68,485 76,487 79,496 74,506 66,505 62,495 | 94,522 99,526 95,532 90,527' },
    { id: 'sparkR', side: 'R', group: 'gaze', bulge: 1, clip: 'scleraR', hideIf: 'shutR', fill: '#ffffff', path: '-94,485 -86,487 -83,496 -88,506 -96,505 -100,495 | -68,522 -63,526 -67,532 -72,527' },
    { id: 'skyL', group: 'gaze', bulge: 1, clip: 'scleraL', hideIf: 'shutL', fill: 'rgba(206,220,255,.5)', path: '86,484 98,490 104,503 98,506 92,495 | 62,514 66,518 65,524 60,520' },
    { id: 'skyR', side: 'R', group: 'gaze', bulge: 1, clip: 'scleraR', hideIf: 'shutR', fill: 'rgba(206,220,255,.5)', path: '-76,484 -64,490 -58,503 -64,506 -70,495 | -100,514 -96,518 -97,524 -102,520' },
    { id: 'crease@', group: 'head', bulge: 1, open: true, ink: { color: '#b06a54', width: 2.6, taper: [0, 1, 0.1] }, path: '50,478 65,464 86,458 109,465 125,481', keys: { 'blink@': '56,511 70,516 86,518 106,514 121,504', 'joy@': '50,496 65,487 86,483 108,488 123,500', 'wide@': '50,469 65,453 86,446 109,454 125,472' } },
    { id: 'lash@', group: 'head', bulge: 1, z: 2, fill: { linear: [38, 500, 104, 490], stops: iris.lash },
      path: '38,527! 49,494 78,471 108,479 122,493 133,496! 125,503 119,511! 105,491 79,483 55,499',
      keys: { 'blink@': '39,528! 54,535 80,538 107,532 123,522 134,519! 128,528 118,532! 105,539 80,546 56,543', 'joy@': '38,536! 53,512 80,502 107,508 123,523 132,529! 126,532 117,532! 104,516 80,510 56,518', 'wide@': '37,526! 47,486 78,461 110,470 126,492 137,493! 130,503 121,511! 107,483 79,473 53,491', 'squint@': '39,527! 50,499 78,477 108,484 124,500 135,502! 128,510 119,516! 105,496 79,488 55,503', 'half@': '38,527! 49,489 78,463 108,473 122,491 133,496! 125,503 119,511! 105,486 79,476 55,494' } },
    { id: 'lashflick@', group: 'head', bulge: 1, z: 2, open: true, ink: { color: '#2b1412', width: 3, taper: [1, 0.7, 0] }, path: '110,483 119,483 126,479', keys: { 'blink@': '110,534 119,536 127,534', 'joy@': '110,512 120,514 127,512', 'wide@': '112,474 121,473 128,468', 'squint@': '110,488 119,488 126,484' } },
    { id: 'lowlash@', group: 'head', bulge: 1, open: true, ink: { color: '#8b4f40', width: 2.6, taper: [0.8, 0.9, 0] }, path: '120,515 111,533 88,543 62,541', keys: { 'blink@': '119,525 107,535 86,542 66,539', 'joy@': '118,533 106,535 86,536 66,535', 'wide@': '121,514 112,537 88,548 61,545', 'squint@': '120,514 110,526 88,533 63,532' } },
];
