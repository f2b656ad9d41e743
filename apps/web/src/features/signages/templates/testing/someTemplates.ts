import type { EditedTemplate, LiveTemplates } from '@mukae/contract/domain/template/draft';

/** A template as an editor has it. */
export const someTemplate: EditedTemplate = {
  key: '1',
  seen: { id: 1, version: 1 },
  scene: 'Standby',
  hours: null,
  layout: 'onlyAvatar',
  telop: 'いらっしゃいませ',
  showsTelop: true,
  telopColour: null,
  telopPlate: null,
  showsLogo: true,
  showsMedia: true,
  row: 'horizontal',
  touchButtons: [],
  boxes: {},
  logoId: null,
  playlist: [],
};

/** Two scenes of an upright screen. */
export const someLive: LiveTemplates = {
  size: { width: 1080, height: 1920 },
  templates: [someTemplate, { ...someTemplate, key: '2', seen: { id: 2, version: 1 }, scene: 'Calling' }],
};
