import type { GradientStop, LayerSource } from '../../character';

/** Features of the women's faces, drawn once and reshaped per face. */

// biome-ignore format: one layer a line reads like a table
export const cheeks: LayerSource[] = [
    { id: 'jawshade', group: 'head', bulge: 0.4, z: 34, clip: 'face', fill: '#f3bca4', opacity: 0.55, path: '170,480! 150,520 128,588 84,644 34,679 -10,690! 20,720! 170,720!' },
    { id: 'blush@', group: 'head', bulge: 1, clip: 'face', alpha: 'blush', fill: { radial: [96, 580, 44, 0.62], stops: ['rgba(250,128,122,.62)', 'rgba(250,128,122,.28)', 'rgba(250,128,122,0)'] }, path: '50,580 96,550 142,580 96,610' },
    { id: 'blushl@', group: 'head', bulge: 1, alpha: 'blush', opacity: 0.8, open: true, ink: { color: '#ef8f86', width: 2.4, taper: [0, 1, 0] }, path: '84,586 90,574 | 97,586 103,574 | 110,585 115,575' },
];

// biome-ignore format: one layer a line reads like a table
export const nose: LayerSource[] = [
    { id: 'noseshade', group: 'head', bulge: 1, z: 18, fill: '#f3bda6', opacity: 0.8, path: '6,576 10,584 6,591! -4,591 3,586' },
    { id: 'nose', group: 'head', bulge: 1, z: 20, open: true, ink: { color: '#b0664f', width: 2.8, taper: [0, 1, 0] }, path: '9,582 7,590 -3,591' },
    { id: 'nosehi', group: 'head', bulge: 1, z: 24, fill: '#fffaf5', opacity: 0.8, path: '-1,574 1,570 2.5,574 1,579' },
];

export interface Lips {
  line: string;
  lower: string;
}

const NATURAL_LIPS: Lips = { line: '#a2404a', lower: 'rgba(228,116,116,.34)' };

// biome-ignore format: one layer a line reads like a table
export const mouth = (lips: Lips = NATURAL_LIPS): LayerSource[] => [
    { id: 'mouth', group: 'head', bulge: 1, z: 4, fill: { linear: [0, 600, 0, 650], stops: ['#7c2630', '#a83c45'] },
      path: '-33,617! -17,621 0,622 17,621 33,617! 17,622 0,623 -17,622',
      keys: { aa: '-31,613! -17,607 0,606 17,607 31,613! 23,640 0,654 -23,640', ih: '-37,614! -18,612 0,612 18,612 37,614! 22,626 0,631 -22,626', ou: '-13,621! -8,613 0,611 8,613 13,621! 8,631 0,634 -8,631',
        ee: '-38,610! -19,609 0,609 19,609 38,610! 27,631 0,639 -27,631', oh: '-20,619! -13,607 0,602 13,607 20,619! 14,640 0,647 -14,640',
        smile: '-47,606! -24,621 0,627 24,621 47,606! 24,622 0,629 -24,622', frown: '-29,627! -15,620 0,618 15,620 29,627! 15,621 0,619 -15,621', jawOpen: '-29,615! -16,612 0,611 16,612 29,615! 19,632 0,640 -19,632' } },
    { id: 'tongue', group: 'head', bulge: 1, z: 4, clip: 'mouth', alpha: 'mTeeth', fill: '#e8757a', path: '-24,645 -12,634 0,632 12,634 24,645 0,668', keys: { smile: '-24,648 -12,637 0,635 12,637 24,648 0,671', ih: '-24,634 -12,624 0,622 12,624 24,634 0,658', ee: '-24,638 -12,628 0,626 12,628 24,638 0,661' } },
    { id: 'teeth', group: 'head', bulge: 1, z: 4, clip: 'mouth', alpha: 'mTeeth', fill: '#fffdfa', path: '-40,600 0,598 40,600 26,619 0,621 -26,619', keys: { aa: '-40,600 0,596 40,600 24,615 0,617 -24,615', ee: '-40,600 0,598 40,600 30,618 0,621 -30,618', oh: '-40,592 0,588 40,592 24,606 0,608 -24,606', ou: '-40,592 0,588 40,592 24,610 0,611 -24,610' } },
    { id: 'lipline', group: 'head', bulge: 1, z: 4, open: true, ink: { color: lips.line, width: 3.8, taper: [0.25, 1, 0.25] }, path: '-34,617 -17,621 0,622 17,621 34,617',
      keys: { aa: '-32,613 -17,607 0,606 17,607 32,613', ih: '-38,614 -18,612 0,612 18,612 38,614', ou: '-14,621 -8,613 0,611 8,613 14,621', ee: '-39,610 -19,609 0,609 19,609 39,610', oh: '-21,619 -13,607 0,602 13,607 21,619', smile: '-49,605 -24,621 0,627 24,621 49,605', frown: '-30,628 -15,620 0,618 15,620 30,628', jawOpen: '-30,615 -16,612 0,611 16,612 30,615' } },
    { id: 'liplower', group: 'head', bulge: 1, z: 4, open: true, alpha: 'mTeeth', ink: { color: '#b5535a', width: 2.8, taper: [0, 1, 0] }, path: '33,617 17,622 0,623 -17,622 -33,617',
      keys: { aa: '31,613 23,640 0,654 -23,640 -31,613', ih: '37,614 22,626 0,631 -22,626 -37,614', ou: '13,621 8,631 0,634 -8,631 -13,621', ee: '38,610 27,631 0,639 -27,631 -38,610', oh: '20,619 14,640 0,647 -14,640 -20,619', smile: '47,606 24,622 0,629 -24,622 -47,606', frown: '29,627 15,621 0,619 -15,621 -29,627', jawOpen: '29,615 19,632 0,640 -19,632 -29,615' } },
    { id: 'lowlip', group: 'head', bulge: 1, z: 6, fill: lips.lower, path: '-12,631 0,632 12,631 7,635 0,637 -7,635', keys: { aa: '-15,655 0,660 15,655 8,662 0,665 -8,662', oh: '-9,649 0,652 9,649 6,656 0,658 -6,656', ee: '-16,640 0,644 16,640 9,647 0,649 -9,647', ih: '-13,633 0,636 13,633 8,639 0,641 -8,639', ou: '-7,638 0,640 7,638 5,643 0,645 -5,643', smile: '-13,635 0,637 13,635 8,640 0,642 -8,640', jawOpen: '-12,642 0,646 12,642 7,649 0,651 -7,649' } },
];

export interface Iris {
  stops: readonly GradientStop[];
  line: string;
  glow: readonly GradientStop[];
  ray: string;
}

// biome-ignore format: one layer a line reads like a table
export const eyes = (iris: Iris): LayerSource[] => [
    { id: 'sclera@', group: 'head', bulge: 1, fill: { linear: [0, 480, 0, 540], stops: ['#e3e0e8', '#ffffff', '#fffaf6'] },
      path: '38,521! 53,494 79,483 105,491 119,511! 109,529 83,537 56,532',
      keys: { 'blink@': '39,526! 55,532 79,536 104,530 120,518! 104,530 79,536 55,532', 'joy@': '38,527! 55,512 79,505 104,511 120,526! 104,511 79,505 55,512', 'wide@': '37,520! 50,486 79,473 107,483 120,509! 110,532 83,542 54,536', 'squint@': '39,521! 54,498 79,488 105,495 119,513! 108,524 83,529 57,527' } },
    { id: 'iris@', group: 'gaze', bulge: 1, z: -4, clip: 'sclera@', hideIf: 'shut@', fill: { linear: [0, 478, 0, 540], stops: iris.stops }, ink: { color: iris.line, width: 3.2 },
      path: '80,477 106,493 107,519 80,541 53,519 54,493', keys: { 'wide@': '80,480 103,494 104,517 80,537 56,517 57,494' } },
    { id: 'irisglow@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', fill: { radial: [80, 530, 22, 0.7], stops: iris.glow }, path: '56,522 80,510 104,522 80,542' },
    { id: 'pupil@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', fill: '#1d0c0b', path: '80,493 90,500 90,514 80,521 70,514 70,500' },
    { id: 'irisray@', group: 'gaze', bulge: 1, clip: 'sclera@', hideIf: 'shut@', open: true, opacity: 0.5, ink: { color: iris.ray, width: 2.2, taper: [0, 1, 0] }, path: '65,518 61,525 | 73,524 71,532 | 87,524 89,532 | 95,518 99,525' },
    { id: 'lidshadow@', group: 'head', bulge: 1, clip: 'sclera@', fill: 'rgba(60,30,50,.30)', path: '30,520! 48,484 78,470 108,480 124,508! 106,500 78,491 52,502', keys: { 'squint@': '30,520! 48,488 78,475 108,484 124,510! 106,504 78,496 52,506', 'wide@': '30,518! 48,474 78,460 108,470 124,506! 106,490 78,480 52,492', 'blink@': '30,522! 48,522 78,526 108,522 124,516! 106,534 78,540 52,536', 'joy@': '30,522! 48,505 78,498 108,504 124,520! 106,512 78,506 52,513' } },
    { id: 'sparkL', group: 'gaze', bulge: 1, clip: 'scleraL', hideIf: 'shutL', fill: '#ffffff', path: '69,488 76,491 78,499 73,505 65,502 64,493 | 93,519 97,523 93,528 89,523' },
    { id: 'sparkR', side: 'R', group: 'gaze', bulge: 1, clip: 'scleraR', hideIf: 'shutR', fill: '#ffffff', path: '-91,488 -84,491 -82,499 -87,505 -95,502 -96,493 | -67,519 -63,523 -67,528 -71,523' },
    { id: 'skyL', group: 'gaze', bulge: 1, clip: 'scleraL', hideIf: 'shutL', fill: 'rgba(214,226,255,.45)', path: '86,486 98,494 101,506 95,506 88,497' },
    { id: 'skyR', side: 'R', group: 'gaze', bulge: 1, clip: 'scleraR', hideIf: 'shutR', fill: 'rgba(214,226,255,.45)', path: '-70,486 -58,494 -55,506 -61,506 -68,497' },
    { id: 'crease@', group: 'head', bulge: 1, open: true, ink: { color: '#b9765d', width: 2.4, taper: [0, 1, 0.2] }, path: '50,481 66,470 86,466 108,472 122,484', keys: { 'blink@': '58,513 70,517 86,518 104,515 118,507', 'joy@': '52,496 66,489 86,486 106,490 120,498', 'wide@': '50,473 66,460 86,455 108,462 122,475' } },
    { id: 'lash@', group: 'head', bulge: 1, z: 2, fill: '#2b1412',
      path: '36,524! 49,494 79,478 108,486 123,497 138,493! 127,506 117,513! 103,496 79,488 55,498',
      keys: { 'blink@': '37,525! 54,530 79,533 106,527 122,519 138,512! 127,524 117,528! 104,534 79,540 56,537', 'joy@': '36,530! 53,509 79,501 106,507 122,518 137,517! 125,525 115,525! 103,514 79,508 56,515', 'wide@': '35,523! 46,485 79,468 110,477 125,491 140,486! 129,500 119,509! 106,488 79,478 53,489', 'squint@': '37,524! 50,498 79,483 108,490 123,500 138,496! 127,509 117,515! 103,500 79,492 56,501' } },
    { id: 'lashflick@', group: 'head', bulge: 1, z: 2, open: true, ink: { color: '#2b1412', width: 3.6, taper: [1, 0.7, 0] }, path: '110,488 121,488 130,482', keys: { 'blink@': '112,528 122,531 132,530', 'joy@': '112,510 123,511 132,507', 'wide@': '112,479 124,478 133,471', 'squint@': '110,491 121,491 130,486' } },
    { id: 'lowlash@', group: 'head', bulge: 1, open: true, ink: { color: '#8b4f40', width: 2.6, taper: [0.6, 1, 0] }, path: '117,517 108,530 86,538 64,536', keys: { 'blink@': '117,521 106,530 84,537 64,534', 'joy@': '117,529 106,531 84,532 64,531', 'wide@': '118,517 109,534 86,543 64,541', 'squint@': '117,516 107,526 86,531 64,530' } },
];

// biome-ignore format: one layer a line reads like a table
export const brows = (color: string): LayerSource[] => [
    { id: 'brow@', group: 'head', bulge: 1, z: 2, fill: color, opacity: 0.9, path: '43,459! 66,444 96,441 126,457! 96,449 68,453',
      keys: { 'browUp@': '43,447! 66,430 96,427 126,444! 96,435 68,439', 'browDown@': '43,467! 66,454 96,449 126,461! 96,457 68,463', 'browAngry@': '41,471! 66,454 96,440 126,445! 96,448 68,464', browSad: '47,440! 66,437 96,447 124,469! 96,455 69,446' } },
];
