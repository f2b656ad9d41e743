import type { LayerSource } from '@/avatar/character';

/** Features of the women's faces, drawn once and reshaped per face. */

// biome-ignore format: one layer a line reads like a table
export const cheeks: LayerSource[] = [
    { id: 'browlight', group: 'head', bulge: 0.8, z: 20, clip: 'face', fill: { radial: [-26, 420, 90, 0.7], stops: ['rgba(255,250,244,.75)', 'rgba(255,250,244,0)'] }, path: '-116,420 -26,357 64,420 -26,483' },
    { id: 'jawshade', group: 'head', bulge: 0.4, z: 34, clip: 'face', fill: { linear: [-6, 650, 116, 600], stops: ['rgba(243,184,160,0)', 'rgba(240,172,148,.62)'] }, path: '176,470! 152,512 130,580 92,634 44,672 -20,696! 20,740! 190,740!' },
    { id: 'blush@', group: 'head', bulge: 1, clip: 'face', alpha: 'blush', fill: { radial: [97, 578, 50, 0.62], stops: ['rgba(250,122,116,.6)', 'rgba(250,128,122,.3)', 'rgba(250,128,122,0)'] }, path: '46,578 97,546 148,578 97,610' },
    { id: 'chinlight', group: 'head', bulge: 1, clip: 'face', fill: { radial: [-6, 664, 26, 0.6], stops: ['rgba(255,250,244,.8)', 'rgba(255,250,244,0)'] }, path: '-32,664 -6,648 20,664 -6,680' },
    { id: 'blushl@', group: 'head', bulge: 1, alpha: 'blush', opacity: 0.7, open: true, ink: { color: '#f08a80', width: 2.2, taper: [0, 1, 0] }, path: '84,584 90,573 | 97,584 103,573 | 110,583 115,574' },
];

// biome-ignore format: one layer a line reads like a table
export const nose: LayerSource[] = [
    { id: 'bridge', group: 'head', bulge: 1, z: 12, fill: { linear: [6, 500, 16, 580], stops: ['rgba(240,170,146,0)', 'rgba(240,170,146,.34)'] }, path: '8,556! 9,566 11,576 5,584 6,572',
      keys: { turnL: '13,500! 12,545 17,574 7,586 5,550', turnR: '-9,500! -8,545 -9,574 -1,586 -3,550' } },
    { id: 'noseshade', group: 'head', bulge: 1, z: 18, fill: '#f0b29a', opacity: 0.85, path: '6,576 10,584 6,592! -5,592 3,587', keys: { turnL: '9,574 15,584 9,592! -3,592 6,586', turnR: '-2,577 -6,585 -7,592! 5,592 0,588' } },
    { id: 'nose', group: 'head', bulge: 1, z: 20, open: true, ink: { color: '#b0664f', width: 2.8, taper: [0, 1, 0] }, path: '10,577 11,583 8,590 2,592 -5,591', keys: { turnL: '10,544 14,566 17,582 9,591 -3,591', turnR: '-10,544 -14,566 -17,582 -9,591 3,591' } },
    { id: 'nosehi', group: 'head', bulge: 1, z: 24, fill: '#fffaf5', opacity: 0.9, path: '-2,572 0,566 2,572 0,579', keys: { turnL: '2,570 5,564 7,570 5,577', turnR: '-7,570 -5,564 -2,570 -5,577' } },
];

// biome-ignore format: one layer a line reads like a table
export const brows = (color: string): LayerSource[] => [
    { id: 'brow@', group: 'head', bulge: 1, z: 2, fill: color, path: '43,451! 64,439 96,433 127,447! 98,440 66,445',
      keys: { 'browUp@': '42,440! 64,424 96,417 128,434! 98,426 66,432', 'browDown@': '42,461! 64,449 96,442 128,454! 98,451 66,457', 'browAngry@': '40,465! 64,450 96,434 128,437! 98,443 66,459', browSad: '47,432! 65,430 96,440 126,462! 97,448 67,438' } },
];
